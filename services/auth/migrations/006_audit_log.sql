-- The rows are the truth, and this says what was done to them: no version, as nothing is decided by it.
alter table auth.events rename to audit;
alter table auth.audit rename column stream to subject;
alter table auth.audit drop column version;
alter table auth.audit drop constraint events_position_key;
alter table auth.audit add primary key (position);
create index audit_of_subject on auth.audit (subject, position);
