-- What artists do with their own works (services/content/own-art, decision 64).

-- Taken out of the shop by its artist, who alone brings it back; never together with `published`.
alter table content.images add column withdrawn boolean not null default false;

-- Why staff do not publish an upload; empty where they have not refused it.
alter table content.uploads add column refusal text not null default '';
drop index content.uploads_to_approve;
create index uploads_to_approve on content.uploads (created_at) where not approved and refusal = '';

-- Texts that artists want for what is published already, of which a word is on the review list.
create table content.art_changes (
  id int generated always as identity primary key,
  version int not null default 0,
  image_id text collate "C" not null references content.images on delete cascade,
  -- user uuid
  asked_by uuid not null,
  -- Null where it stays as it is.
  title text,
  caption text,
  keywords text[],
  -- Of the review list.
  words text[] not null,
  decision text not null check (decision in ('waiting', 'accepted', 'refused', 'replaced')),
  reason text not null default '',
  -- The number of changes of the work, texts that waited among them, once this was asked and once it was decided.
  asked_version int not null,
  decided_version int,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index art_changes_waiting on content.art_changes (image_id) where decision = 'waiting';
create index art_changes_of_image on content.art_changes (image_id, id);
create index art_changes_by_created on content.art_changes (created_at, id);
create index art_changes_by_updated on content.art_changes (updated_at, id);
create index art_changes_by_decision on content.art_changes (decision, id);
create index art_changes_to_decide on content.art_changes (created_at) where decision = 'waiting';

-- How often a picture was opened on a day (UTC), each visitor once; and who has by now, as a keyed hash that is dropped
-- with its key after the day.
create table content.image_views (
  image_id text collate "C" not null references content.images on delete cascade,
  day date not null,
  views int not null,
  primary key (image_id, day)
);
create table content.image_viewers (
  day date not null,
  image_id text collate "C" not null references content.images on delete cascade,
  viewer text collate "C" not null,
  primary key (day, image_id, viewer)
);
create table content.viewer_salts (day date primary key, salt text not null);

-- Hearts of a picture since a day.
drop index content.favorites_image_id_idx;
create index favorites_of_image on content.favorites (image_id, at);
