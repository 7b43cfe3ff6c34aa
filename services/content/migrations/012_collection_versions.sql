-- Changes were counted without a word of what they were, so that counting begins anew: a version is a number of events.
alter table content.collections alter column version set default 0;
update content.collections set version = 0;
