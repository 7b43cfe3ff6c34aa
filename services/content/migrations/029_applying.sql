-- What applicants tell of themselves (services/content/artist-profiles/applying, decision 61).
alter table content.artist_profiles
  add column location text not null default '',
  add column website text not null default '',
  add column links jsonb not null default '[]',
  -- Names of the pictures that were submitted; the files are in application_samples until they are removed.
  add column sample jsonb not null default '[]';

-- What is typed and not yet given, by the applicant's own version of it: a draft is no part of a record's history.
create table content.application_drafts (
  profile_id int primary key references content.artist_profiles on delete cascade,
  version int not null,
  -- ApplicationValues of applying/contract.ts.
  draft jsonb not null,
  updated_at timestamptz not null
);

-- The files that were submitted last, which only their owner and staff see.
create table content.application_samples (
  profile_id int not null references content.artist_profiles on delete cascade,
  file_id text collate "C" not null references content.upload_files on delete cascade,
  place int not null,
  primary key (profile_id, place)
);
create index application_samples_by_file on content.application_samples (file_id);

-- How long applications took, and since when a decline stands.
create table content.application_decisions (
  id int generated always as identity primary key,
  profile_id int not null references content.artist_profiles on delete cascade,
  is_approved boolean not null,
  submitted_at timestamptz not null,
  decided_at timestamptz not null
);
create index application_decisions_latest on content.application_decisions (decided_at);
create index application_decisions_of_profile on content.application_decisions (profile_id, decided_at);
