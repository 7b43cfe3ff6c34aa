-- Statements of artists' money by month (docs/decisions/artists/0065-statements.md), folded from main.events.

create table main.statement (
  -- artist_id-n, n from 1 for each artist without a gap
  number text primary key,
  artist_id int not null,
  -- The artist's name of that day.
  artist text not null,
  -- YYYY-MM of BUSINESS_TIME_ZONE
  month text not null,
  issued_at timestamptz not null,
  -- Cents. An opening is the closing before it.
  opening_pending bigint not null,
  opening_cleared bigint not null,
  opening_in_transit bigint not null,
  closing_pending bigint not null,
  closing_cleared bigint not null,
  closing_in_transit bigint not null,
  unique (artist_id, month)
);

-- The entries that a statement is made of: each is in one, and stays there.
create table main.statement_entry (
  entry text primary key references main.ledger_entry deferrable,
  statement text not null references main.statement deferrable
);
create index on main.statement_entry (statement);

create trigger only_added_to before update or delete or truncate on main.statement
  for each statement execute function main.refuse_change();
create trigger only_added_to before update or delete or truncate on main.statement_entry
  for each statement execute function main.refuse_change();

-- An artist's sales show what of a work was sold; lines of before are given it from their orders.
alter table main.royalty_line add column width float8, add column height float8, add column substrate text;
update main.royalty_line as kept
  set width = (sold ->> 'width')::float8, height = (sold ->> 'height')::float8, substrate = sold ->> 'substrate'
  from main.events, jsonb_array_elements(data -> 'lines') as sold
  where type = 'order.placed' and stream = 'order-' || kept.order_id and (sold ->> 'id')::int = kept.line;
alter table main.royalty_line
  alter column width set not null, alter column height set not null, alter column substrate set not null;
