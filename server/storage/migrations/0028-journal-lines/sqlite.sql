CREATE INDEX journal_lines_by_time ON journal_messages (member_id, sent_at) WHERE line_ids <> '';
