-- The rows are the truth, and this says what people did to them: no version, as nothing is decided by it.
alter table content.events rename to audit;
alter table content.audit rename column stream to subject;
alter table content.audit drop column version;
-- What is counted is in the image's row.
delete from content.audit where type = 'image.marked_popular';
alter table content.audit drop constraint events_position_key;
alter table content.audit add primary key (position);
create index audit_of_subject on content.audit (subject, position);
