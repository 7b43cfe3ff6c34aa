-- spec.md section 3, Artist. One row a name, however it is written.
create table content.artists (
  id int generated always as identity primary key,
  -- The words of the name as search compares them.
  folded text not null unique,
  name text not null,
  gaa_artist boolean not null default false,
  active boolean not null default true,
  royalty_code text not null default '',
  created_at timestamptz not null
);

-- spec.md section 3, Collection.
create table content.collections (
  id int generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 100),
  description text not null default '',
  -- Counts changes, so that a change of an older one is refused.
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table content.collection_images (
  collection_id int not null references content.collections on delete cascade,
  image_id text collate "C" not null references content.images on delete cascade,
  -- The lowest is the first; one that is prepended gets one below.
  place int not null,
  primary key (collection_id, image_id)
);

create index on content.collection_images (collection_id, place);
create index on content.collection_images (image_id);

create table content.favorites (
  user_id text not null,
  image_id text collate "C" not null references content.images on delete cascade,
  at timestamptz not null,
  primary key (user_id, image_id)
);

create index on content.favorites (image_id);

-- spec.md section 4, Static tags.
create table content.static_tags (
  image_id text collate "C" not null references content.images on delete cascade,
  collection text not null check (collection in ('government', 'commercial')),
  at timestamptz not null,
  primary key (image_id, collection)
);
