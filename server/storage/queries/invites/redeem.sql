-- Of several that redeem at once the second waits for the first, and then no longer finds the row.
UPDATE invites SET redeemed_by = $2, redeemed_at = $3, first_name = '', email_address = ''
WHERE code = $1 AND kind <> 'trainer' AND redeemed_at IS NULL AND expires_at > $3
RETURNING *
