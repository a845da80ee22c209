CREATE TABLE removed_check_ins (
    member_id  TEXT NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id   TEXT NOT NULL,
    PRIMARY KEY (member_id, event_id)
) STRICT;
