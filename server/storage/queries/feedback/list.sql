SELECT feedback.*, members.first_name, members.email_address
FROM feedback JOIN members ON members.member_id = feedback.member_id
WHERE $1 = '' OR feedback.feedback_id < $1
ORDER BY feedback.feedback_id DESC LIMIT $2
