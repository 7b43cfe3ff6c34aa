-- Mail that waits to be sent, or to be shown where there is no mail server.
create table auth.mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  attachments jsonb not null,
  at timestamptz not null,
  -- Null once it is given up.
  due_at timestamptz,
  tries int not null default 0
);
create index on auth.mail (due_at) where due_at is not null;

-- A link that sets a new password, once. Only the latest of a user is good.
create table auth.password_resets (
  user_uuid uuid primary key references auth.users on delete cascade,
  -- SHA-256 of the link's token: whoever reads this table still has no link.
  token_hash text not null,
  expires timestamptz not null
);

create table auth.idempotency_keys (
  scope text not null,
  key text not null,
  fingerprint text not null,
  status int,
  body jsonb,
  at timestamptz not null,
  primary key (scope, key)
);
create index on auth.idempotency_keys (at);
