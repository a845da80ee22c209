-- An account can be made with an address that is somebody else's. When its owner first comes in by a mail, whatever opens
-- the account without that mailbox ends (docs/decisions/0016). Of accounts made before nobody knows whether their address was
-- proven, so it is taken as not proven.

ALTER TABLE members ADD COLUMN address_proven_at BIGINT;
