-- A check-in keeps the member's own calendar day it was counted for, so that past days stay what they were when the member
-- travels, and charts can group by it. Rows from before get their UTC day: nobody kept the zone they were made in.
-- `check_ins_by_day` holds all that the charts of states look at. Balance points follow from check-ins alone and are made
-- anew by the queued jobs; a point no longer needs the time it was computed, because a rebuild holds the member's row.

ALTER TABLE check_ins ADD COLUMN day TEXT NOT NULL DEFAULT '';
ALTER TABLE check_ins ADD COLUMN edited_at BIGINT;
UPDATE check_ins SET day = to_char(to_timestamp(checked_in_at / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD');
CREATE INDEX check_ins_by_day ON check_ins (member_id, day, state, angle);

DROP TABLE balance_points;
CREATE TABLE balance_points (
    member_id  TEXT   NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT   NOT NULL,
    score      BIGINT NOT NULL,
    certainty  DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (member_id, day)
);
INSERT INTO jobs (kind, payload, unique_key, state, run_at, attempts, leased_by, leased_until, last_error)
SELECT 'refresh_balance', member_id, '', 'waiting', 0, 0, '', 0, '' FROM members;
