-- Answers the lexemes of the two blocks that an image belongs in by its place, as the text of a tsvector:
-- 'n=1' in the order `newest`, 'p=2' in the order `popular`. The lowest place of each block is in
-- content.search_blocks, and the first block of each order reaches down to the least place there can be, so
-- that every image has both. Lock the blocks first (blocks.ts), or they may be cut before this is written.
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
