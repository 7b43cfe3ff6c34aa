-- Applications that wait, since when (desk/waiting.ts).
create index artist_profiles_submitted on content.artist_profiles (created_at)
  where application_stage = 'submitted';

-- Searches that found nothing, by their words, and never by whom. Without words are those of a day that were
-- counted and not kept (search/fruitless).
create table content.fruitless_searches (
  -- In UTC.
  day date not null,
  words text collate "C" not null,
  count int not null check (count > 0),
  primary key (day, words)
);
