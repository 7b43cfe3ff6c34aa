-- Staff answer each message once. Who did is in main.person, as for histories.
alter table main.message
  add column answer text,
  add column answered_at timestamptz,
  add column answered_by uuid references main.person,
  add check (num_nulls(answer, answered_at, answered_by) in (0, 3));

-- What each takes on the disk, with its answer.
alter table main.message drop column bytes;
alter table main.message
  add column bytes int not null
    generated always as (octet_length(email) + octet_length(text) + coalesce(octet_length(answer), 0)) stored;

-- What waits longest is read first, and of the others what was answered last.
create index message_waiting on main.message (sent_at, id) where answered_at is null;
create index message_answered on main.message (answered_at desc, id desc) where answered_at is not null;

-- What people did to rows (services/shared/audit-log.ts).
create table main.audit (
  position bigint generated always as identity primary key,
  subject text not null,
  type text not null,
  data jsonb not null,
  at timestamptz not null,
  actor text not null
);
create index audit_of_subject on main.audit (subject, position);
