SELECT COUNT(*) AS requests FROM review_requests WHERE member_id = $1
