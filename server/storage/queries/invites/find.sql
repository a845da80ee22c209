SELECT * FROM invites WHERE invite_id = $1
