-- What is left of a word without one of its letters, and the word. Words that differ in one letter have one
-- of these in common.
create or replace function content.search_spellings(word text) returns text[]
language sql immutable parallel safe
as $$
  select array_agg(distinct spelling) from (
    select word as spelling
    union all
    select left(word, at - 1) || substr(word, at + 1) from generate_series(1, char_length(word)) at
  ) spelt
$$;
