-- Everything that ever gave a member premium: the end in their row is worked out from all of it by one rule whenever one of
-- these changes (core/commerce/premium_time.hpp). A member who was only ever given what stands in their own row has none; the
-- first that is added brings one for what was there before. A grant has months, or dates of its own (ends_at).

CREATE TABLE premium_grants (
    member_id      TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    grant_id       TEXT    NOT NULL,
    source         TEXT    NOT NULL,
    given_at       BIGINT  NOT NULL,
    months         BIGINT  NOT NULL,
    ends_at        BIGINT ,
    grace_until    BIGINT ,
    taken_back_at  BIGINT ,
    taken_back     TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY (member_id, grant_id),
    CHECK ((months > 0) = (ends_at IS NULL))
);
