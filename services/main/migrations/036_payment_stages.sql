-- Artists of whom content was told that their application has come to payment
-- (docs/decisions/artists/0092-payment-stage.md).
create table main.payment_begun (
  artist int primary key,
  at timestamptz not null
);
