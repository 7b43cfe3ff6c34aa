-- The terms of an image whose place in an order has changed: the same where its blocks are.
create or replace function content.search_moved(terms tsvector, of_popularity int, of_seq bigint) returns tsvector
language sql stable as $$
  select case when tsvector_to_array(terms) @> tsvector_to_array(blocks) then terms
    else ts_delete(terms, array(select lexeme from unnest(terms) where lexeme ~ '^[np]=')) || blocks end
  from (select content.search_block_terms(of_popularity, of_seq)::tsvector as blocks) of
$$;
