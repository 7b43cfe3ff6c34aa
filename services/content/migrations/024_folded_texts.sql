-- What lists are sorted by and look into is kept as it is compared, without case and accents: an expression of an index is
-- computed anew for each row that a page passes over. This writes the tables anew; docs/operations.md says how long it takes.
drop index content.images_by_title;
drop index content.images_by_artist;
alter table content.images
  -- The first 64 characters.
  add column title_folded text collate "C" not null generated always as
    (left(lower(regexp_replace(normalize(title, NFKD), U&'[\0300-\036f]', '', 'g')), 64)) stored,
  add column artist_folded text collate "C" not null generated always as
    (left(lower(regexp_replace(normalize(artist, NFKD), U&'[\0300-\036f]', '', 'g')), 64)) stored;
-- Of what is published, or is not, the rows that a page passes over are counted in the index alone.
create index images_by_title on content.images (title_folded, id) include (published);
create index images_by_artist on content.images (artist_folded, id) include (published);
drop index content.images_by_updated;
create index images_by_updated on content.images (updated_at, id) include (published);
drop index content.images_by_price;
create index images_by_price on content.images (price, id) include (published);

drop index content.artist_profiles_by_name;
alter table content.artist_profiles
  add column name_folded text collate "C" not null generated always as
    (lower(regexp_replace(normalize(full_name, NFKD), U&'[\0300-\036f]', '', 'g'))) stored,
  -- What a search looks into.
  add column words_folded text not null generated always as
    (lower(regexp_replace(normalize(full_name || ' ' || email, NFKD), U&'[\0300-\036f]', '', 'g'))) stored;
create index artist_profiles_by_name on content.artist_profiles (name_folded, id);
-- For a filter, whose matches are counted up to 10,000.
create index artist_profiles_by_approved on content.artist_profiles (approved, id);

drop index content.collections_by_name;
alter table content.collections
  add column name_folded text collate "C" not null generated always as
    (lower(regexp_replace(normalize(name, NFKD), U&'[\0300-\036f]', '', 'g'))) stored,
  add column words_folded text not null generated always as
    (lower(regexp_replace(normalize(name || ' ' || description, NFKD), U&'[\0300-\036f]', '', 'g'))) stored;
create index collections_by_name on content.collections (name_folded, id);
