-- Payouts that a provider pays (docs/decisions/money/0059-payout-provider.md).

-- How it is sent: manual is by hand, with the bank's file; otherwise the provider's name.
alter table main.payout add column provider text not null default 'manual';

-- Payouts of which a provider is to be asked. Rows alone.
create table main.provider_payment (
  payout text primary key,
  -- When it was given to the provider, or was about to be. It is given once.
  given_at timestamptz,
  -- When the provider is asked of it next; null for never again.
  due_at timestamptz,
  -- Until then money that was paid may come back.
  watched_until timestamptz not null,
  tries int not null default 0
);
create index on main.provider_payment (due_at) where due_at is not null;
