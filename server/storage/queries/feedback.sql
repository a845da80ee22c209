-- name: insert
INSERT INTO feedback (member_id, feedback_id, event_id, text, given_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (member_id, event_id) DO NOTHING

-- name: list
SELECT feedback.*, members.first_name, members.email_address
FROM feedback JOIN members ON members.member_id = feedback.member_id
WHERE $1 = '' OR feedback.feedback_id < $1
ORDER BY feedback.feedback_id DESC LIMIT $2
