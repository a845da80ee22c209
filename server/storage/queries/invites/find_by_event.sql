SELECT * FROM invites WHERE created_by = $1 AND event_id = $2
