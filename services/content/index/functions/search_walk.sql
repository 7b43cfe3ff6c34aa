-- Walks the images that match every one of `conditions`, each the text of a tsquery, from the first block of
-- `in_sort` on until `enough` are found. It ends after whole blocks, so what was found is the beginning of
-- all matches in their order. `without_publisher` is one as packed facets say it; `among` and `without` are
-- sets of seq; null for none. After `effort` blocks, each counted once a condition, 1,000 matches are enough:
-- `matched` and `facets` are those up to there, and the page is filled all the same. Of each image's packed
-- facets `facets_length` bytes are gathered, from `facets_from` on; all where these are null. One index
-- condition a clause: the index reads several short conditions faster than one long tsquery.
create or replace function content.search_walk(
  in_sort text, conditions text[], published_only boolean, without_publisher int, among bigint[], without bigint[],
  page_offset int, page_limit int, enough int, effort int, facets_from int, facets_length int
) returns table (matched int, complete boolean, page text[], facets bytea)
language plpgsql stable
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
set jit = off set max_parallel_workers_per_gather = 0
as $$
declare
  -- Rows that a step over several blocks may read; where it meets more it is taken again, shorter.
  most_at_once constant int := 25000;
  -- Matches to expect in all the rest for which it is read at once.
  few constant int := 2000;
  -- Where a walk ends wherever it is: nobody waits longer for a page.
  patience constant interval := '0.7 seconds';
  began constant timestamptz := clock_timestamp();
  prefix constant text := case in_sort when 'popular' then 'p=' else 'n=' end;
  blocks int[];
  lows_popularity int[];
  lows_seq bigint[];
  condition text := 'true';
  reach text;
  places text;
  counting text := case
    when facets_length = 0 then '''''::bytea'
    when facets_length is not null then
      format('coalesce(string_agg(substring(facets from %s for %s), ''''), '''')', facets_from + 1, facets_length)
    else 'coalesce(string_agg(facets, ''''), '''')' end;
  clause text;
  positive boolean := among is not null;
  blocks_done int := 0;
  step int;
  in_each float8;
  longest int;
  remaining int;
  found_here int;
  seqs bigint[];
  popularities int[];
  bytes bytea;
  first_here int;
  spent int := 0;
  -- What had matched when the effort was spent.
  counted int;
begin
  select array_agg(b.id order by b.popularity desc, b.seq desc), array_agg(b.popularity order by b.popularity desc, b.seq desc),
    array_agg(b.seq order by b.popularity desc, b.seq desc)
  into blocks, lows_popularity, lows_seq from content.search_blocks b where b.sort = in_sort;

  if published_only then condition := 'published'; end if;
  if without_publisher is not null then condition := condition || format(' and get_byte(facets, 1) <> %s', without_publisher); end if;
  if among is not null then condition := condition || format(' and seq = any (%L::bigint[])', among); end if;
  if without is not null then condition := condition || format(' and seq <> all (%L::bigint[])', without); end if;
  foreach clause in array conditions loop
    condition := condition || format(' and terms @@ %L::tsquery', clause);
    positive := positive or clause not like '!%';
  end loop;

  matched := 0;
  page := '{}';
  facets := '';
  longest := cardinality(blocks);
  loop
    remaining := cardinality(blocks) - blocks_done;
    if among is not null then
      step := remaining;
    elsif cardinality(conditions) = 0 then
      step := 1;
    elsif blocks_done = 0 then
      -- The first is still filling up, so that it alone would not tell what to expect.
      step := 2;
    else
      in_each := greatest(matched, 1)::float8 / greatest(blocks_done - 1, 1);
      step := case when positive and in_each * remaining <= few then remaining
        else least(8, ceil((enough - matched) / in_each)) end;
    end if;
    step := greatest(1, least(step, longest, remaining));

    if step = remaining and positive then
      reach := case
        when blocks_done = 0 then 'true'
        when in_sort = 'popular' then
          format('(popularity, seq) < (%L::int, %L::bigint)', lows_popularity[blocks_done], lows_seq[blocks_done])
        -- Not by the index of seq: it would read all that is older.
        else format('seq + 0 < %L::bigint', lows_seq[blocks_done]) end;
    else
      reach := format('terms @@ %L::tsquery', (
        select string_agg(format('''%s%s''', prefix, id), '|') from unnest(blocks[blocks_done + 1:blocks_done + step]) id
      ));
    end if;
    -- Places are gathered only where the page may begin or go on.
    places := case
      when matched >= page_offset + page_limit then 'null::bigint[], null::int[]'
      when in_sort = 'popular' then 'array_agg(seq), array_agg(popularity)'
      else 'array_agg(seq), null::int[]' end;
    execute format(
      'select count(*)::int, %s, %s
       from (select seq, popularity, facets from content.image_search where %s and %s limit %s) found',
      places,
      case when counted is null then counting else '''''::bytea' end,
      reach,
      condition,
      case when step > 1 and among is null then (most_at_once + 1)::text else 'all' end
    ) into found_here, seqs, popularities, bytes;
    if step > 1 and among is null and found_here > most_at_once then
      longest := greatest(1, step / 4);
      continue;
    end if;

    first_here := greatest(page_offset - matched, 0);
    if first_here < found_here and matched < page_offset + page_limit then
      page := page || array(
        select place::text as page_place from unnest(seqs, popularities) as of (place, popular)
        order by case in_sort when 'popular' then popular end desc, place desc
        offset first_here limit page_offset + page_limit - matched - first_here
      );
    end if;
    matched := matched + found_here;
    facets := facets || bytes;
    blocks_done := blocks_done + step;
    complete := blocks_done >= cardinality(blocks);
    exit when complete or matched >= enough;
    spent := spent + step * greatest(1, cardinality(conditions));
    if counted is null and spent >= effort and matched >= 1000 then counted := matched; end if;
    exit when matched >= page_offset + page_limit and counted is not null;
    exit when clock_timestamp() - began > patience;
  end loop;
  if counted is not null then
    matched := counted;
    complete := false;
  end if;
  return next;
end $$;
