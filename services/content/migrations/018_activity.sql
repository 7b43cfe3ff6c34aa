-- What staff did, the latest first (services/content/activity): deeds of batches are one entry each, and how a record stood
-- before its first edit is no deed.
create index events_by_time on content.events (at desc, position desc)
  where data ->> 'batch' is null and type <> 'record.kept';
create index events_by_actor on content.events (actor, at desc, position desc)
  where data ->> 'batch' is null and type <> 'record.kept';
-- The type of the records, as services/content/activity/entries.ts writes it.
create index events_by_resource on content.events (
    (case when stream like 'artist-profile-%' then 'artist-profile' else split_part(stream, '-', 1) end),
    at desc, position desc)
  where data ->> 'batch' is null and type <> 'record.kept';
create index batches_by_time on content.batches (confirmed_at desc, id desc) where confirmed_at is not null;
