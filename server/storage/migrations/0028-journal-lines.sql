-- Before the guide says a line it looks up what it has said to a member in the last two weeks. Without an index of those
-- messages by time it walked all that the member ever wrote.
--
-- Adds one index and changes no row. PostgreSQL holds back writes to the journal while it builds it: a second for each few
-- hundred thousand messages.

CREATE INDEX journal_lines_by_time ON journal_messages (member_id, sent_at) WHERE line_ids <> '';
