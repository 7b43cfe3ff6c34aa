-- What a card is authorised against, as Stripe answers it; no number of a card is in it.
create table cards.intents (
  id text primary key,
  record jsonb not null,
  refunded boolean not null default false
);

-- Answers by Idempotency-Key, refusals too, for a day, as Stripe keeps them.
create table cards.answers (
  key text primary key,
  fingerprint text not null,
  status int not null,
  body jsonb not null,
  at timestamptz not null
);
create index on cards.answers (at);
