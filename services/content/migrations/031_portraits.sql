-- Photos of artists (services/content/artist-profiles/own, decision 66): squares of at most 640 pixels, some 60 kB each.
create table content.portraits (
  -- SHA-256 of owner and bytes, in hexadecimal.
  name text collate "C" primary key,
  owner uuid not null,
  bytes bytea not null,
  at timestamptz not null,
  -- Whether it was ever saved: what never is goes.
  is_used boolean not null default false
);
create index portraits_unused on content.portraits (at) where not is_used;
