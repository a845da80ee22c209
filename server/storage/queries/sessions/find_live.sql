SELECT sessions.session_id, sessions.member_id, sessions.last_seen_at, members.is_admin, members.premium_until,
       members.language_code
FROM sessions JOIN members ON members.member_id = sessions.member_id
WHERE sessions.token_hash = $1 AND sessions.expires_at > $2
