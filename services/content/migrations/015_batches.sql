-- What staff do to many records at once (decision 45): planned, then run in rounds once somebody has confirmed it.
create table content.batches (
  id int generated always as identity primary key,
  -- Whose records, by the name in paths.
  resource text not null,
  action jsonb not null,
  -- Of machines/lifecycles/batch.ts.
  state text not null,
  -- Who planned it, and who confirmed it once somebody has.
  author uuid not null,
  planned_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- Why it was stopped, and by whom where somebody has.
  stopped_because text,
  stopped_by uuid,
  total int not null check (total between 1 and 10000)
);
create index batches_to_run on content.batches (id) where state in ('running', 'stopping');
create index batches_to_expire on content.batches (planned_at) where state = 'planned';
create index batches_confirmed on content.batches (id) where confirmed_at is not null;
-- Undoing twice is undoing once.
create unique index batches_undone on content.batches ((action ->> 'batch'))
  where action ->> 'type' = 'undo' and state <> 'expired';

-- The records of a batch, as they were found when it was planned, and what became of each.
create table content.batch_item (
  batch int not null references content.batches on delete cascade,
  place int not null,
  record text not null,
  label text not null,
  -- The record's version when it was planned.
  began int not null,
  outcome text not null check (outcome in ('waiting', 'changed', 'same', 'refused')),
  reason text,
  -- Who has changed it otherwise meanwhile, and when.
  changed_by text,
  changed_at timestamptz,
  -- The event that the batch wrote.
  stream text,
  version int,
  primary key (batch, place)
);
create index batch_item_waiting on content.batch_item (batch, place) where outcome = 'waiting';
create index batch_item_outcome on content.batch_item (batch, outcome, place);
create index batch_item_written on content.batch_item (batch, stream, version) where version is not null;
