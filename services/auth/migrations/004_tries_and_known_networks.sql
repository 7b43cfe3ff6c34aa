-- Who has tried what, hashed, and when none of it counts any more (services/shared/limits).
create table auth.tries (
  key text primary key,
  clear_at timestamptz not null
);
create index on auth.tries (clear_at);

-- Where each account has signed in from, hashed.
create table auth.known_networks (
  user_uuid uuid not null references auth.users on delete cascade,
  network text not null,
  seen_at timestamptz not null,
  primary key (user_uuid, network)
);
create index on auth.known_networks (seen_at);

-- Links that were asked for, whether or not there is such an account; gone once the mail is written.
create table auth.reset_requests (
  id bigint generated always as identity primary key,
  email text not null
);
