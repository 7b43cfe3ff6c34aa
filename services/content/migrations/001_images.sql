create table content.events (
  position bigint generated always as identity unique,
  stream text not null,
  version int not null check (version > 0),
  type text not null,
  data jsonb not null,
  at timestamptz not null,
  actor text not null,
  primary key (stream, version)
);

create table content.images (
  id text collate "C" primary key,
  -- Newest first is the highest first: the second of created_at times 2^20, plus the order of arrival within it.
  -- Beyond what a JavaScript number holds, so it stays in SQL.
  seq bigint not null unique,
  local_id text not null,
  title text not null,
  caption text not null,
  artist text not null,
  keywords text[] not null,
  price smallint not null,
  published boolean not null,
  publisher text not null,
  type text not null,
  people text not null,
  orientation text not null,
  styles text[] not null,
  colors text[] not null,
  megapixels double precision not null,
  max_width double precision not null,
  max_height double precision not null,
  substrates text[] not null,
  substrate_sizes jsonb not null,
  artwork jsonb not null,
  artwork_version text not null,
  pixel_width integer not null,
  pixel_height integer not null,
  placeholder text not null,
  popularity integer not null,
  royalty_code text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Of what its owner says about it: equal means that writing it again changes nothing.
  digest text not null
);

-- What searches read, apart from what pages show, so that it stays narrow.
create table content.image_search (
  seq bigint primary key references content.images (seq) on update cascade on delete cascade,
  published boolean not null,
  popularity integer not null,
  terms tsvector not null
);

-- A sample of 3,000 rows, not of 30,000: searches use the terms index whatever is known of it.
alter table content.image_search
  alter column seq set statistics 10,
  alter column published set statistics 10,
  alter column popularity set statistics 10,
  alter column terms set statistics 10;

create index image_search_terms on content.image_search using gin (terms) with (fastupdate = off);
create index image_search_published on content.image_search (seq) where published;
create index image_search_popular on content.image_search (popularity desc, seq desc);

create table content.idempotency_keys (
  scope text not null,
  key text not null,
  fingerprint text not null,
  status int,
  body jsonb,
  at timestamptz not null,
  primary key (scope, key)
);

create index on content.idempotency_keys (at);

-- A catalogue file on its way in, so that an import that was killed goes on where it was.
create table content.imports (
  -- Of the file's content and of how it is imported.
  fingerprint text primary key,
  -- Rows of the file that were dealt with, counted as the file numbers them.
  entry int not null,
  added int not null,
  changed int not null,
  same int not null
);

create table content.import_faults (
  fingerprint text not null references content.imports on delete cascade,
  entry int not null,
  reason text not null,
  primary key (fingerprint, entry)
);

-- Ids that the file has had so far, to find those it has twice.
create table content.import_ids (
  fingerprint text not null references content.imports on delete cascade,
  id text collate "C" not null,
  entry int not null,
  primary key (fingerprint, id)
);
