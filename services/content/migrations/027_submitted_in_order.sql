-- An order that a list goes along has no nulls, so that an index begins in its middle.
drop index content.artist_profiles_by_submitted;
create index artist_profiles_by_submitted on content.artist_profiles (coalesce(submitted_at, 'infinity'), id);
