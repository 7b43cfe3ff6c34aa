-- Images are records that staff edit (decision 44). The number of an image's edits, 0 for none.
alter table content.images
  add column version int not null default 0,
  -- When it is to be published or unpublished, and why that was refused when its moment came.
  add column publish_at timestamptz,
  add column unpublish_at timestamptz,
  add column schedule_refusal text not null default '';

-- Each ordering of a list goes along an index, by value and id; newest is seq, which is unique already.
create index images_by_updated on content.images (updated_at, id);
create index images_by_title on content.images
  (left(lower(regexp_replace(normalize(title, NFKD), U&'[\0300-\036f]', '', 'g')), 64) collate "C", id);
create index images_by_artist on content.images
  (left(lower(regexp_replace(normalize(artist, NFKD), U&'[\0300-\036f]', '', 'g')), 64) collate "C", id);
create index images_by_price on content.images (price, id);
create index images_by_published on content.images (published, seq);
-- The earlier of the two: least() leaves out what is null.
create index images_scheduled on content.images (least(publish_at, unpublish_at))
  where publish_at is not null or unpublish_at is not null;

-- Made anew from the images when the service starts (index/index-missing.ts): it says what an image lacks.
truncate content.image_search;
