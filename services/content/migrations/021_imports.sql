-- Files of records that staff send back (services/content/record-imports, decision 49): sent in parts, read once, and planned as a
-- batch.
create table content.record_imports (
  id int generated always as identity primary key,
  -- Of the token by which the parts are sent.
  hash bytea not null unique,
  -- Whose records, by the name in paths.
  resource text not null,
  -- The file's.
  name text not null,
  -- In bytes; how many of them are there.
  size bigint not null,
  received bigint not null default 0,
  state text not null check (state in ('sending', 'reading', 'planned', 'refused')),
  -- Rows that were read so far.
  rows int not null default 0,
  -- Why the file as a whole is refused.
  reason text,
  batch int references content.batches on delete set null,
  -- user uuid, of content.person
  author uuid not null,
  at timestamptz not null,
  -- Until when a process that reads it has it for itself.
  leased_until timestamptz
);
create index record_imports_to_read on content.record_imports (id) where state = 'reading';
create index record_imports_by_time on content.record_imports (at);

-- A batch of a file has rows that are no record's, and rows that are the same already and are counted alone.
alter table content.batches
  drop constraint batches_total_check,
  add column unlisted int not null default 0;
alter table content.batch_item
  alter column record drop not null,
  -- Where the file says it, the first after the header being 2.
  add column row int,
  -- What is to become of which fields, and what they were then.
  add column asked jsonb,
  add column was jsonb,
  add column is_new boolean not null default false;
