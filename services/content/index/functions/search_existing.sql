-- Those of the tsqueries that some image matches.
create or replace function content.search_existing(tsqueries text[], published_only boolean) returns text[]
language plpgsql stable
set enable_seqscan = off set enable_indexscan = off set jit = off set max_parallel_workers_per_gather = 0
as $$
declare
  there text[] := '{}';
  candidate text;
begin
  foreach candidate in array tsqueries loop
    perform from content.image_search where terms @@ candidate::tsquery and (published or not published_only) limit 1;
    if found then there := there || candidate; end if;
  end loop;
  return there;
end $$;
