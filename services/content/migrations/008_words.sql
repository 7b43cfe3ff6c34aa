-- Searches find words by their stem, and phrases as they stand (docs/decisions/0025). The index says more for
-- it, and is made anew from the images when the service starts (search/index-missing.ts).
truncate content.image_search;

-- What is left of a word without one of its letters, and the word. Words that differ in one letter have one
-- of these in common.
create function content.search_spellings(word text) returns text[]
language sql immutable parallel safe
as $$
  select array_agg(distinct spelling) from (
    select word as spelling
    union all
    select left(word, at - 1) || substr(word, at + 1) from generate_series(1, char_length(word)) at
  ) spelt
$$;

-- Words of the images as search compares them, to find what a misspelt one was meant to be
-- (search/vocabulary.ts). A word stays when its last image goes: whether anybody may see a picture of it is
-- asked of the search index each time.
create table content.search_words (
  word text collate "C" primary key,
  -- By search_spellings.
  spellings text[] collate "C" not null
);

create index search_words_spellings on content.search_words using gin (spellings) with (fastupdate = off);
