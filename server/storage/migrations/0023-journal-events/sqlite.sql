ALTER TABLE journal_messages ADD COLUMN event_id TEXT;

CREATE UNIQUE INDEX journal_messages_by_event ON journal_messages (member_id, event_id);
