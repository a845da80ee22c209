-- name: find
SELECT * FROM onboardings WHERE member_id = $1

-- name: upsert
INSERT INTO onboardings (member_id, goal, life_aspect, current_state, preferred_state, answered_at)
VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (member_id) DO UPDATE
SET goal = excluded.goal, life_aspect = excluded.life_aspect, current_state = excluded.current_state,
    preferred_state = excluded.preferred_state, answered_at = excluded.answered_at
