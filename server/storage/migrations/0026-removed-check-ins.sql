-- A check-in that was removed on one device was recorded again when another device sent its event once more. The event id stays
-- and nothing else: it says no more than that there was one.

CREATE TABLE removed_check_ins (
    member_id  TEXT NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id   TEXT NOT NULL,
    PRIMARY KEY (member_id, event_id)
);
