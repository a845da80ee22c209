-- Scores and charts look at when and where the member was, in the order of the moments, and at nothing else of a check-in. With
-- that in the index, no row has to be looked up behind it, and nothing to be sorted.

DROP INDEX check_ins_by_time;

CREATE INDEX check_ins_by_time ON check_ins (member_id, checked_in_at, recorded_at, check_in_id, state);

DROP INDEX check_ins_by_day;

CREATE INDEX check_ins_by_day ON check_ins (member_id, day, checked_in_at, recorded_at, check_in_id, state, angle);
