-- The payments of the sandbox, which plays a payment provider until one is set up. It keeps them as a provider would: outside
-- of what we know of an order.

CREATE TABLE sandbox_payments (
    payment_id      TEXT    NOT NULL PRIMARY KEY,
    order_id        TEXT    NOT NULL UNIQUE,
    amount_minor    BIGINT  NOT NULL,
    currency        TEXT    NOT NULL,
    client_secret   TEXT    NOT NULL UNIQUE,
    step            TEXT    NOT NULL,
    story           TEXT    NOT NULL,
    paid_minor      BIGINT  NOT NULL,
    refunded_minor  BIGINT  NOT NULL,
    disputed_minor  BIGINT  NOT NULL,
    dispute         TEXT    NOT NULL,
    first_name      TEXT    NOT NULL,
    email_address   TEXT    NOT NULL,
    card            TEXT    NOT NULL
);

CREATE INDEX sandbox_payments_by_address ON sandbox_payments (email_address);
