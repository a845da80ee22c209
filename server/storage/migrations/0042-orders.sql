-- The orders of the shop, from before the provider is asked until long after it was paid. The event id decides about a
-- repeat. How far a payment has come only grows (core/payment/payments.hpp). Buyers mostly have no account: an erasure goes by
-- the address, and leaves the amounts, which are the books.
--
-- Of a provider's event it is kept that it came, and nothing that it said.

CREATE TABLE orders (
    order_id          TEXT    NOT NULL PRIMARY KEY,
    event_id          TEXT    NOT NULL UNIQUE,
    item              TEXT    NOT NULL,
    is_course         BIGINT  NOT NULL,
    language_code     TEXT    NOT NULL,
    currency          TEXT    NOT NULL,
    price_minor       BIGINT  NOT NULL,
    amount_off_minor  BIGINT  NOT NULL,
    unique_code       TEXT    NOT NULL,
    affiliate_code    TEXT    NOT NULL,
    created_at        BIGINT  NOT NULL,
    payment_id        TEXT    UNIQUE,
    paid_minor        BIGINT  NOT NULL DEFAULT 0,
    refunded_minor    BIGINT  NOT NULL DEFAULT 0,
    disputed_minor    BIGINT  NOT NULL DEFAULT 0,
    dispute           TEXT    NOT NULL DEFAULT 'none',
    first_name        TEXT    NOT NULL DEFAULT '',
    email_address     TEXT    NOT NULL DEFAULT '',
    card              TEXT    NOT NULL DEFAULT '',
    paid_at           BIGINT ,
    receipt_number    BIGINT  UNIQUE,
    invite_id         TEXT    NOT NULL DEFAULT '',
    downloads         BIGINT  NOT NULL DEFAULT 0,
    downloads_until   BIGINT ,
    CHECK (price_minor > amount_off_minor AND amount_off_minor >= 0),
    CHECK ((paid_at IS NULL) = (paid_minor = 0))
);

CREATE INDEX orders_by_address ON orders (email_address);

CREATE INDEX orders_by_code ON orders (unique_code, paid_minor);

CREATE INDEX orders_by_age ON orders (paid_minor, created_at);

CREATE TABLE provider_events (
    provider     TEXT    NOT NULL,
    event_id     TEXT    NOT NULL,
    kind         TEXT    NOT NULL,
    payment_id   TEXT    NOT NULL,
    received_at  BIGINT  NOT NULL,
    PRIMARY KEY (provider, event_id)
);

CREATE INDEX provider_events_by_age ON provider_events (received_at);
