-- Images are records that staff edit (decision 44). The number of an image's edits, 0 for none.
alter table content.images add column version int not null default 0;

-- Each ordering of a list goes along an index, by value and id; newest is seq, which is unique already.
create index images_by_updated on content.images (updated_at, id);
create index images_by_title on content.images
  (left(lower(regexp_replace(normalize(title, NFKD), U&'[\0300-\036f]', '', 'g')), 64) collate "C", id);
create index images_by_artist on content.images
  (left(lower(regexp_replace(normalize(artist, NFKD), U&'[\0300-\036f]', '', 'g')), 64) collate "C", id);
create index images_by_price on content.images (price, id);
create index images_by_published on content.images (published, seq);

-- Made anew from the images when the service starts (index/index-missing.ts): it says what an image lacks.
truncate content.image_search;
