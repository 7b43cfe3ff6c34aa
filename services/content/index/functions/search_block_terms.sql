-- The lexemes of the blocks that an image belongs in.
create or replace function content.search_block_terms(of_popularity int, of_seq bigint) returns text
language sql stable as $$
  select '''n=' || (
      select id from content.search_blocks where sort = 'newest' and (popularity, seq) <= (0, of_seq)
      order by popularity desc, seq desc limit 1
    ) || ''' ''p=' || (
      select id from content.search_blocks where sort = 'popular' and (popularity, seq) <= (of_popularity, of_seq)
      order by popularity desc, seq desc limit 1
    ) || ''''
$$;
