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
