-- Answers to the discovery quiz, given by people who mostly have no account. They are sealed, so that a copy of the database
-- tells nobody's symptoms. The event id alone decides about a repeat: a visitor whose first answer was lost has no cookie to
-- be known by. `member_id` is empty until the result is made part of an account, with which it then goes; the partial index
-- serves the sweep of those that never were.

CREATE TABLE quiz_results (
    quiz_result_key  TEXT    NOT NULL PRIMARY KEY,
    event_id         TEXT    NOT NULL UNIQUE,
    sealed           TEXT    NOT NULL,
    taken_at         BIGINT  NOT NULL,
    member_id        TEXT    REFERENCES members ON DELETE CASCADE,
    attached_at      BIGINT
);

CREATE INDEX quiz_results_by_member ON quiz_results (member_id, taken_at);

CREATE INDEX quiz_results_unattached ON quiz_results (taken_at) WHERE member_id IS NULL;
