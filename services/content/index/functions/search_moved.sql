-- Answers the terms of an image whose place in an order has changed, with the lexemes of the blocks that it
-- belongs in now in the place of the old ones. Answers the very same terms where its blocks are the same:
-- then no index has to be written.
create or replace function content.search_moved(terms tsvector, of_popularity int, of_seq bigint) returns tsvector
language sql stable as $$
  select case when tsvector_to_array(terms) @> tsvector_to_array(blocks) then terms
    else ts_delete(terms, array(select lexeme from unnest(terms) where lexeme ~ '^[np]=')) || blocks end
  from (select content.search_block_terms(of_popularity, of_seq)::tsvector as blocks) belonging
$$;
