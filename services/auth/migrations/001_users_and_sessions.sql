create table auth.events (
  position bigint generated always as identity unique,
  stream text not null,
  version int not null check (version > 0),
  type text not null,
  data jsonb not null,
  at timestamptz not null,
  actor text not null,
  primary key (stream, version)
);

create table auth.users (
  uuid uuid primary key,
  -- in lower case
  email text not null unique,
  name text not null,
  -- argon2id, with its parameters and salt
  password text not null,
  is_staff boolean not null,
  created timestamptz not null
);

-- One sign-in: a family of refresh tokens, of which only the latest generation is good.
create table auth.sessions (
  id uuid primary key,
  user_uuid uuid not null references auth.users on delete cascade,
  generation int not null,
  -- when the latest generation was issued
  issued timestamptz not null,
  expires timestamptz not null,
  ended timestamptz
);
create index on auth.sessions (user_uuid);
create index on auth.sessions (expires);

-- Generations spent in the last seconds, which may come once more.
create table auth.spent_generations (
  session_id uuid not null references auth.sessions on delete cascade,
  generation int not null,
  at timestamptz not null,
  primary key (session_id, generation)
);
