-- Who has tried what, hashed, and when none of it counts any more (services/shared/limits).
create table main.tries (
  key text primary key,
  clear_at timestamptz not null
);
create index on main.tries (clear_at);
drop table main.review_try;

-- By which the mails about a guest's order open it; whoever does shows that the address is theirs.
create table main.guest_order (
  order_id text primary key references main.orders,
  mail_token text not null,
  -- Null as long as nobody has.
  confirmed_at timestamptz
);

-- What each takes on the disk.
alter table main.report
  add column bytes int not null generated always as (octet_length(note) + octet_length(journal::text)) stored;
alter table main.message
  add column bytes int not null generated always as (octet_length(email) + octet_length(text)) stored;
