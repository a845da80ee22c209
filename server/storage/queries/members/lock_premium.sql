-- Changes nothing, but holds the row: what stacks on what is left must not be read twice.
UPDATE members SET premium_until = premium_until WHERE member_id = $1
RETURNING premium_source, premium_until, time_zone
