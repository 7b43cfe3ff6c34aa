-- Answers a word, and all that is left of it without one of its letters, each once. Two words that differ
-- in one letter have one of these in common, so that an index finds one by the other.
create or replace function content.search_spellings(word text) returns text[]
language sql immutable parallel safe
as $$
  select array_agg(distinct spelling) from (
    select word as spelling
    union all
    select left(word, at - 1) || substr(word, at + 1) from generate_series(1, char_length(word)) at
  ) all_spellings
$$;
