-- A session ends some time after its user signed in, however much it is used. Of older ones only the last use
-- is known.
alter table auth.sessions add column begun timestamptz;
update auth.sessions set begun = issued;
alter table auth.sessions alter column begun set not null;
