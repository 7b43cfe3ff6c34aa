-- Payouts to artists (docs/decisions/money/0058-payouts.md). All of it is folded from main.events; sums are cents.

-- Payouts as they are listed.
create table main.payout (
  token text primary key,
  artist_id int not null,
  -- The artist's name of that day.
  artist text not null,
  run text not null,
  status text not null,
  -- What a provider said last that moves nothing.
  reported text,
  amount bigint not null check (amount > 0),
  withheld bigint not null,
  withholding text not null,
  -- The account of that day, by its token, with what may be shown of it.
  account text not null,
  account_type text not null,
  account_label text not null,
  day date not null,
  opened_at timestamptz not null,
  paid_on date,
  -- The bank's.
  reference text unique,
  returned_on date,
  -- Of what failed or came back.
  reason text,
  lines int not null
);
create index on main.payout (opened_at desc, token);
create index on main.payout (artist_id, opened_at desc);
create index on main.payout (run, artist_id);
create index on main.payout (status, opened_at desc);
create index on main.payout (paid_on) where paid_on is not null;
create index on main.payout (returned_on) where returned_on is not null;

-- What a payout is made of: entries of the ledger that moved its artist's cleared royalties.
create table main.payout_line (
  -- payout/entry
  id text primary key,
  payout text not null references main.payout deferrable,
  entry text not null,
  amount bigint not null,
  -- Until the payout is cancelled, fails or comes back: then others may have it.
  is_live boolean not null
);
create index on main.payout_line (payout);
-- No cent is in two payouts at once.
create unique index payout_line_once on main.payout_line (entry) where is_live;

create table main.payout_run (
  id text primary key,
  day date not null,
  status text not null,
  started_at timestamptz not null,
  started_by text not null,
  -- The last artist that was looked at; rounds go on after it.
  after_artist int not null,
  payouts int not null,
  total bigint not null,
  withheld bigint not null,
  held int not null,
  -- Of those whose balance is above 0.
  held_total bigint not null
);
create index on main.payout_run (started_at desc, id);
create index on main.payout_run (status) where status in ('opening', 'sending', 'cancelling');

-- Artists with a balance whom a run did not pay.
create table main.payout_held (
  -- run/artist_id
  id text primary key,
  run text not null references main.payout_run deferrable,
  artist_id int not null,
  artist text not null,
  cleared bigint not null,
  reasons jsonb not null
);
create index on main.payout_held (run, artist_id);

-- What staff give an artist, or take.
create table main.adjustment (
  id text primary key,
  artist_id int not null,
  artist text not null,
  kind text not null,
  amount bigint not null check (amount <> 0),
  reason text not null,
  -- waiting, made or declined
  status text not null,
  asked_at timestamptz not null,
  asked_by text not null,
  decided_at timestamptz,
  decided_by text
);
create index on main.adjustment (asked_at desc, id);
create index on main.adjustment (artist_id, asked_at desc);
create index on main.adjustment (status) where status = 'waiting';

-- Why staff keep an artist's money for a while.
create table main.payout_hold (
  id text primary key,
  artist_id int not null,
  artist text not null,
  -- For the artist.
  reason text not null,
  -- For staff alone.
  note text not null,
  -- The first day on which it holds no more.
  ends_on date not null,
  placed_at timestamptz not null,
  placed_by text not null,
  lifted_at timestamptz,
  lifted_by text
);
create index on main.payout_hold (placed_at desc, id);
create index on main.payout_hold (artist_id, ends_on) where lifted_at is null;

-- What staff have decided about a year's taxes.
create table main.tax_year (
  year int primary key,
  -- Cents below which nothing is reported.
  threshold int not null,
  filed_at timestamptz,
  filed_by text
);

-- What was filed of an artist.
create table main.tax_filed (
  -- year/artist_id
  id text primary key,
  year int not null references main.tax_year deferrable,
  artist_id int not null,
  paid bigint not null,
  withheld bigint not null
);
create index on main.tax_filed (year, artist_id);

-- Payouts that came back in a later year, by which staff have corrected the year in which they were paid.
create table main.tax_correction (
  payout text primary key,
  year int not null references main.tax_year deferrable,
  corrected_at timestamptz not null,
  corrected_by text not null
);
create index on main.tax_correction (year);

-- Links to the bank's file of a run, each good once. Rows alone.
create table main.payout_file_link (
  hash bytea primary key,
  expires_at timestamptz not null,
  run text not null,
  author uuid not null
);
create index on main.payout_file_link (expires_at);

-- Money owed, as it is listed: the largest balances first.
create index artist_balance_by_cleared on main.artist_balance (cleared desc, artist_id);
create index royalty_line_by_artist_name on main.royalty_line (lower(artist) text_pattern_ops, artist_id);
create index royalty_line_of_artist_in_time on main.royalty_line (artist_id, placed_at desc, id);

-- Links to lists of money as files, each good once. Rows alone.
create table main.money_file_link (
  hash bytea primary key,
  expires_at timestamptz not null,
  of text not null,
  asked jsonb not null,
  author uuid not null
);
create index on main.money_file_link (expires_at);
create index royalty_line_by_accrual on main.royalty_line (accrued_on) where accrued_on is not null;
