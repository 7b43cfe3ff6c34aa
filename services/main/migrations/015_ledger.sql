-- Money owed to artists (docs/decisions/money/0056-ledger.md). All of it is folded from main.events; sums are cents.

create function main.refuse_change() returns trigger language plpgsql as $$
begin
  -- `npm run events:rebuild` makes the tables anew (services/shared/events/rebuild-tables.ts).
  if current_setting('shop.rebuilding', true) = 'on' then return null; end if;
  raise exception 'main.% is only added to', tg_table_name;
end $$;

-- Double entry. Nothing decides by these rows but sums of them.
create table main.ledger_entry (
  key text primary key,
  kind text not null,
  -- The event that it follows from.
  stream text not null,
  version int not null,
  recorded_at timestamptz not null,
  -- The day of business on which it counts.
  effective_on date not null,
  -- Whom it concerns, by which line of which order (order_id/line), or by which payout.
  artist_id int,
  order_line text,
  payout text
);
create index on main.ledger_entry (artist_id, recorded_at) where artist_id is not null;
create index on main.ledger_entry (order_line) where order_line is not null;
create index on main.ledger_entry (payout) where payout is not null;

create table main.ledger_posting (
  -- The entry's key and the posting's number in it.
  id text primary key,
  entry text not null references main.ledger_entry deferrable,
  account text not null,
  -- Whose account it is.
  artist_id int,
  -- A debit is positive.
  amount bigint not null check (amount <> 0)
);
create index on main.ledger_posting (entry);
create index on main.ledger_posting (account);

create trigger only_added_to before update or delete or truncate on main.ledger_entry
  for each statement execute function main.refuse_change();
create trigger only_added_to before update or delete or truncate on main.ledger_posting
  for each statement execute function main.refuse_change();

-- Sums of an artist's postings. Credits of the artist are positive; cleared may fall below 0.
create table main.artist_balance (
  artist_id int primary key,
  pending bigint not null,
  cleared bigint not null,
  -- In payouts that are open or sent.
  in_transit bigint not null,
  -- How it came to be: accrued - reversed + adjusted = pending + cleared + in_transit + paid - returned.
  accrued bigint not null,
  reversed bigint not null,
  adjusted bigint not null,
  paid bigint not null,
  returned bigint not null,
  -- For taxes, of what was paid.
  withheld bigint not null
);

-- A line of an order, with what its artist gets of it.
create table main.royalty_line (
  -- order_id/line
  id text primary key,
  order_id text not null references main.orders deferrable,
  line int not null,
  image_id text not null,
  name text not null,
  -- The artist's name of that day.
  artist text not null,
  quantity int not null,
  artist_id int,
  creator_uuid uuid,
  royalty_code text,
  -- The artist's agreement that applies, by its version; null where the code's rate does.
  agreement int,
  rate_bp int,
  -- Why nobody gets anything of it: stock, gone, no_artist or no_rate.
  left_out text,
  base int not null,
  royalty int not null,
  -- placed, pending, cleared or reversed
  state text not null,
  placed_at timestamptz not null,
  accrued_on date,
  shipped_on date,
  delivered_on date,
  cleared_on date,
  reversed_on date,
  -- The payout that it is in, as long as that is neither cancelled nor failed nor returned.
  payout text
);
create index on main.royalty_line (order_id);
create index on main.royalty_line (artist_id, state) where artist_id is not null;
create index on main.royalty_line (image_id);
create index on main.royalty_line (delivered_on) where state = 'pending' and delivered_on is not null;
create index on main.royalty_line (shipped_on) where state = 'pending' and delivered_on is null;
create index on main.royalty_line (placed_at desc, id) where left_out is not null;

-- What artists have agreed to.
create table main.artist_agreement (
  -- artist_id/version
  id text primary key,
  artist_id int not null,
  version int not null,
  text_hash text not null,
  royalty_code text not null,
  rate_bp int not null,
  base_rule text not null,
  accepted_on date not null
);
create index on main.artist_agreement (artist_id, version desc);

-- Whether the lines of an order have their royalty terms; orders of before these were pinned are given them.
alter table main.orders add column has_terms boolean not null default false;
create index on main.orders (placed_at) where not has_terms;

-- What each royalty code pays, in hundredths of a percent. The latest valid one counts, and is pinned to what is sold.
create table main.royalty_rate (
  id bigint generated always as identity primary key,
  code text not null,
  rate_bp int not null check (rate_bp between 0 and 10000),
  valid_from date not null,
  recorded_at timestamptz not null,
  actor text not null
);
create index on main.royalty_rate (code, valid_from desc, id desc);
insert into main.royalty_rate (code, rate_bp, valid_from, recorded_at, actor)
  select code, rate_bp, '2000-01-01', now(), 'system'
  from (values ('R08', 800), ('R10', 1000), ('R12', 1200)) as seed (code, rate_bp);
create trigger only_added_to before update or delete or truncate on main.royalty_rate
  for each statement execute function main.refuse_change();
