-- A device from which a member has signed in has an allowance of its own for wrong passwords, and is served first, so that
-- strangers who guess or flood never keep the member out. Forgotten a year after it was last used.

CREATE TABLE known_devices (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    device_uuid  TEXT    NOT NULL,
    seen_at      BIGINT  NOT NULL,
    PRIMARY KEY (member_id, device_uuid)
);

CREATE INDEX known_devices_by_age ON known_devices (seen_at);

INSERT INTO known_devices (member_id, device_uuid, seen_at)
SELECT member_id, device_uuid, MAX(created_at) FROM sessions
WHERE LENGTH(device_uuid) >= 32 GROUP BY member_id, device_uuid;
