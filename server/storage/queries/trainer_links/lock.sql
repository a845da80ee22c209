-- Changes nothing, but holds the link while consents are written.
UPDATE trainer_links SET linked_at = linked_at WHERE member_id = $1 RETURNING trainer_id
