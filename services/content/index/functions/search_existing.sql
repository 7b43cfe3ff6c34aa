-- Answers those of the tsqueries that some image matches, in their order; of published images alone where
-- `published_only` says so. Fails where a text is no tsquery. Asks one after the other, and ends each at
-- the first image that matches. The settings make the planner use the index of terms, whose cost it does
-- not know, and neither compile nor start workers for what takes milliseconds.
create or replace function content.search_existing(tsqueries text[], published_only boolean) returns text[]
language plpgsql stable
set enable_seqscan = off set enable_indexscan = off set jit = off set max_parallel_workers_per_gather = 0
as $$
declare
  existing text[] := '{}';
  candidate text;
begin
  foreach candidate in array tsqueries loop
    perform from content.image_search where terms @@ candidate::tsquery and (published or not published_only) limit 1;
    if found then existing := existing || candidate; end if;
  end loop;
  return existing;
end $$;
