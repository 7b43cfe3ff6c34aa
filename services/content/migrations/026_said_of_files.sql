-- What was said last of a file that has become an upload, with the versions of the upload and of its image then: saving it
-- again with something else is an edit that begins from there.
alter table content.upload_files add column saved jsonb;
