SELECT * FROM invites WHERE $1 = '' OR invite_id < $1 ORDER BY invite_id DESC LIMIT $2
