UPDATE invites SET first_name = '', email_address = '' WHERE email_address = $1
