DELETE FROM readings WHERE owner_id = $1
