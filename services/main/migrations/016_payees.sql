-- Keys that have sealed numbers, by what proves them (services/main/vault).
create table main.vault_key (
  id text primary key,
  proof text not null
);

-- Tax and account numbers, sealed: events and all other tables hold the id and last four digits of one. Whoever deletes
-- a row here has erased its number.
create table main.vault (
  id text primary key,
  kind text not null,
  -- Where it belongs, which the seal is bound to.
  "table" text not null,
  "row" text not null,
  field text not null,
  key_id text not null,
  sealed text not null,
  -- Equal for equal numbers of a kind; nobody without the key finds the number by it.
  mark text not null,
  kept_at timestamptz not null
);
create index vault_by_key on main.vault (key_id, id);
create index vault_by_mark on main.vault (mark, id);

-- Whom money is paid to, one for an artist at most, as folded from the streams identity-usr-….
create table main.artist_identity (
  token text primary key,
  artist int not null unique,
  version int not null,
  first_name text not null,
  last_name text not null,
  business_name text not null,
  email text not null,
  status text not null,
  created_on timestamptz not null,
  -- What a search looks into, without case and accents.
  words_folded text not null,
  name_folded text collate "C" not null
);
create index artist_identity_by_name on main.artist_identity (name_folded, token);
create index artist_identity_in_time on main.artist_identity (created_on, token);
create index artist_identity_by_status on main.artist_identity (status, token);

-- Where money goes, as folded from the streams payment-account-trm-….
create table main.payment_account (
  token text primary key,
  identity text not null references main.artist_identity deferrable,
  version int not null,
  type text not null,
  status text not null,
  is_default boolean not null,
  -- Of a bank account.
  country text,
  purpose text,
  bank_id text,
  branch_id text,
  -- Of a PayPal account.
  email text,
  -- The last four of a number; null where there is none.
  last4 text,
  -- The number's entry in main.vault.
  secret text,
  -- The invalid account that it stands for now, and the account that stands for it.
  replaces text,
  replaced_by text,
  created_on timestamptz not null,
  -- When its number or its place as the default was changed last: payments are held for a while after that.
  changed_on timestamptz not null
);
create index payment_account_of_identity on main.payment_account (identity, created_on, token);
create index payment_account_by_secret on main.payment_account (secret) where secret is not null;
create unique index payment_account_default on main.payment_account (identity) where is_default;

-- Transitions of identities and payment accounts, as folded from their streams.
create table main.status_transition (
  token text primary key,
  -- The identity or payment account.
  of text not null,
  from_status text not null,
  to_status text not null,
  notes text not null,
  created_on timestamptz not null
);
create index status_transition_of on main.status_transition (of, created_on, token);

-- Tax forms, those that have been superseded too, as folded from the streams tax-form-{artist}.
create table main.tax_form (
  token text primary key,
  artist int not null,
  -- Where the form stands among its artist's, from 1.
  number int not null,
  type text not null,
  revision text not null,
  name text not null,
  business_name text not null,
  classification text,
  country text not null,
  -- Basis points; null where no treaty is claimed.
  treaty_rate_bp int,
  tin_type text,
  last4 text,
  secret text,
  -- Days in BUSINESS_TIME_ZONE.
  filed_on date not null,
  signed_on date,
  -- Of a W-8BEN-E, which staff mark.
  received_on date,
  -- The last day; null for a form that does not end.
  valid_until date,
  superseded_on date,
  created_at timestamptz not null,
  words_folded text not null,
  unique (artist, number)
);
create index tax_form_in_time on main.tax_form (created_at, token);
create index tax_form_by_secret on main.tax_form (secret) where secret is not null;

-- B notices of the IRS, as folded from the streams tax-form-{artist}.
create table main.b_notice (
  token text primary key,
  artist int not null,
  recorded_on date not null,
  -- The first day on which nothing is withheld for it any more.
  ended_on date
);
create index b_notice_of_artist on main.b_notice (artist, recorded_on);
