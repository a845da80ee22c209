-- The pace of breathing that a member's heart answers best was known to one device only. Messages that were sent
-- to a member are listed for them: what, on which way, when and with what end, and never what they said.

CREATE TABLE resonance_paces (
    member_id           TEXT NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    breaths_per_minute  DOUBLE PRECISION NOT NULL CHECK (breaths_per_minute BETWEEN 3 AND 12),
    found_at            BIGINT NOT NULL
);

CREATE TABLE notification_deliveries (
    member_id    TEXT NOT NULL REFERENCES members ON DELETE CASCADE,
    delivery_id  TEXT NOT NULL,
    event_id     TEXT NOT NULL,
    kind         TEXT NOT NULL,
    channel      TEXT NOT NULL,
    queued_at    BIGINT NOT NULL,
    outcome      TEXT NOT NULL,
    ended_at     BIGINT,
    PRIMARY KEY (member_id, delivery_id),
    UNIQUE (member_id, event_id)
);
