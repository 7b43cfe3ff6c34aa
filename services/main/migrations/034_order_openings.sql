-- By which an order that was found by its number and email opens, for a day. Only hashes are kept.
create table main.order_opening (
  token_hash text primary key,
  order_id text not null references main.orders,
  ends_at timestamptz not null
);
create index on main.order_opening (ends_at);
