create table main.events (
  position bigint generated always as identity unique,
  stream text not null,
  version int not null check (version > 0),
  type text not null,
  data jsonb not null,
  at timestamptz not null,
  actor text not null,
  primary key (stream, version)
);

create table main.idempotency_keys (
  scope text not null,
  key text not null,
  fingerprint text not null,
  status int,
  body jsonb,
  at timestamptz not null,
  primary key (scope, key)
);
create index on main.idempotency_keys (at);
