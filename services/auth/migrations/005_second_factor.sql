-- What a session was last refreshed by, in words, and the network that it was refreshed from.
alter table auth.sessions
  add column device text not null default 'Unknown browser',
  add column network text not null default 'unknown';

-- Two-step verification of an account: asked for once it is confirmed.
create table auth.second_factors (
  user_uuid uuid primary key references auth.users on delete cascade,
  -- AES-256-GCM under a key made of JWT_SECRET
  secret text not null,
  begun timestamptz not null,
  confirmed timestamptz,
  -- The latest 30 seconds since 1970 of which a code was taken: none of them, or from before, is taken again.
  last_step int not null default 0
);

create table auth.recovery_codes (
  user_uuid uuid not null references auth.second_factors on delete cascade,
  -- SHA-256: whoever reads this table still has no code.
  hash text not null,
  primary key (user_uuid, hash)
);
