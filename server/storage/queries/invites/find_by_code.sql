SELECT * FROM invites WHERE code = $1
