-- When an application was submitted last, and why it was declined (machines/lifecycles/artist-application.ts).
alter table content.artist_profiles
  add column submitted_at timestamptz,
  add column decline_reason text;
update content.artist_profiles set submitted_at = created_at where application_stage = 'submitted';
alter table content.artist_profiles
  add check (application_stage <> 'submitted' or submitted_at is not null),
  add check (decline_reason is null or application_stage = 'declined');

-- Applications that wait, since when (desk/waiting.ts), and their order in lists.
drop index content.artist_profiles_submitted;
create index artist_profiles_submitted on content.artist_profiles (submitted_at)
  where application_stage = 'submitted';
create index artist_profiles_by_submitted on content.artist_profiles (submitted_at, id);

-- Mail that waits to be sent (services/shared/mail/queue.ts).
create table content.mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  attachments jsonb not null,
  at timestamptz not null,
  due_at timestamptz,
  tries int not null default 0
);
create index on content.mail (due_at) where due_at is not null;
