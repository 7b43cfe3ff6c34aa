-- What staff keep of a list of records, for themselves or for all staff (services/main/views/contract.ts).
create table main.saved_view (
  id int generated always as identity primary key,
  resource text not null,
  owner uuid not null references main.person,
  name text not null,
  -- In lower case as the service makes it, whatever the locale of the database: names are compared and sorted by it.
  name_key text not null collate "C",
  search text not null,
  ordering text,
  filters jsonb not null,
  columns jsonb,
  is_shared boolean not null,
  version int not null default 1
);
create unique index saved_view_name on main.saved_view (resource, owner, name_key);
create index saved_view_shared on main.saved_view (resource, name_key) where is_shared;

-- Which one somebody's lists of a resource open with: everybody's own choice, also of what others share.
create table main.default_view (
  person uuid not null references main.person,
  resource text not null,
  view int not null references main.saved_view on delete cascade,
  primary key (person, resource)
);
create index default_view_of on main.default_view (view);
