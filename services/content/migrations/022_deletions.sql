-- Finds what is gone by now, and was there at a moment: a list as it stood has it (services/shared/resources/list-as-of.ts).
create index events_of_deletions on content.events (at) where type = 'record.deleted';
