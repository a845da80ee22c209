-- SQLite makes a calendar day of a moment by another function. The reason is in the other file.

ALTER TABLE check_ins ADD COLUMN day TEXT NOT NULL DEFAULT '';
ALTER TABLE check_ins ADD COLUMN edited_at INTEGER;
UPDATE check_ins SET day = strftime('%Y-%m-%d', checked_in_at / 1000, 'unixepoch');
CREATE INDEX check_ins_by_day ON check_ins (member_id, day, state, angle);

DROP TABLE balance_points;
CREATE TABLE balance_points (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    score      INTEGER NOT NULL,
    certainty  REAL    NOT NULL,
    PRIMARY KEY (member_id, day)
) STRICT;
INSERT INTO jobs (kind, payload, unique_key, state, run_at, attempts, leased_by, leased_until, last_error)
SELECT 'refresh_balance', member_id, '', 'waiting', 0, 0, '', 0, '' FROM members;
