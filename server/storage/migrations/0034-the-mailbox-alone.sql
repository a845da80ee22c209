-- Who opens a mailed link may be somebody else than whoever set the account up (docs/decisions/0108). A change of address
-- remembers the session that asked for it; `inherited_at` is when somebody proved the address of an account that others could
-- open before, until they say whether to keep what is in it. An Apple identity that was linked before this step may belong to
-- anybody, so those addresses count as not proven.

ALTER TABLE account_links ADD COLUMN asked_by TEXT NOT NULL DEFAULT '';

ALTER TABLE members ADD COLUMN inherited_at BIGINT;

UPDATE members SET address_proven_at = NULL
WHERE member_id IN (SELECT member_id FROM external_identities);
