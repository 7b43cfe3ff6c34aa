-- What staff note on records, and whom of their colleagues they name there.
create table content.record_note (
  id int generated always as identity primary key,
  -- Whose records, by the name in paths, and which.
  resource text not null,
  record text not null,
  -- user uuid, of content.person
  author uuid not null,
  text text not null,
  at timestamptz not null
);
create index record_note_latest on content.record_note (resource, record, id);

create table content.note_mention (
  note int not null references content.record_note on delete cascade,
  -- user uuid, of content.person
  person uuid not null,
  -- Null until they have read it.
  read_at timestamptz,
  primary key (note, person)
);
create index note_mention_unread on content.note_mention (person, note) where read_at is null;
