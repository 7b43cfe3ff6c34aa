-- Parts of captured cards that go back to their customers, one for each return. Its id is the provider's idempotency key.
create table main.payment_refund (
  id text primary key,
  intent text not null references main.payment,
  -- Cents.
  amount int not null check (amount > 0),
  -- When to ask the provider next; null once it is done.
  due_at timestamptz,
  tries int not null default 0
);
create index payment_refund_due on main.payment_refund (due_at) where due_at is not null;
