-- Records that staff edit (decision 43): what became of them, and who did it. A record without events is as its row says.
create table content.events (
  position bigint generated always as identity unique,
  stream text not null,
  version int not null check (version > 0),
  type text not null,
  schema_version int not null,
  data jsonb not null,
  at timestamptz not null,
  actor text not null,
  primary key (stream, version)
);

-- Who acts in histories. The events keep a uuid alone, so that a name can change, or go, without rewriting what happened.
create table content.person (
  uuid uuid primary key,
  email text not null,
  is_staff boolean not null
);

-- The number of a record's events, 0 for none.
alter table content.artists
  add column version int not null default 0,
  -- Null until somebody edits it.
  add column edited_at timestamptz;
alter table content.artist_profiles add column version int not null default 0;

-- Each ordering of a list goes along an index, by value and id.
create index artists_by_name on content.artists (folded collate "C", id);
create index artists_by_created on content.artists (created_at, id);
create index artists_by_updated on content.artists (coalesce(edited_at, created_at), id);
create index artists_by_active on content.artists (active, id);
create index artists_by_gaa_artist on content.artists (gaa_artist, id);
-- The two filters and the usual order.
create index artists_filtered on content.artists (active, gaa_artist, folded collate "C", id);
-- Words of a name by how they begin.
create index artists_by_words on content.artists using gin (array_to_tsvector(string_to_array(folded, ' ')));

create index artist_profiles_by_name on content.artist_profiles
  (lower(regexp_replace(normalize(full_name, NFKD), U&'[\0300-\036f]', '', 'g')) collate "C", id);
create index artist_profiles_by_created on content.artist_profiles (created_at, id);
create index artist_profiles_by_updated on content.artist_profiles (updated_at, id);
create index artist_profiles_by_stage on content.artist_profiles (application_stage collate "C", id);

create index collections_by_name on content.collections
  (lower(regexp_replace(normalize(name, NFKD), U&'[\0300-\036f]', '', 'g')) collate "C", id);
create index collections_by_created on content.collections (created_at, id);
create index collections_by_updated on content.collections (updated_at, id);
