-- Walks the images that match every one of `conditions`, each the text of a tsquery, from the first block
-- of `in_sort` on until `enough` are found, and answers one row. It ends after whole blocks, so that what
-- was found is the beginning of all matches in their order.
--
-- Asked: `in_sort` is 'newest' or 'popular'. `published_only` is null for unpublished images alone, and false
-- for both. `without_publisher` is a publisher as packed facets say it;
-- `among` and `without` are sets of seq, for the only images that count and for those that do not; null for
-- none. After `effort` blocks, each counted once a condition, 1,000 matches are enough: `matched` and
-- `facets` are those up to there, and the page is filled all the same. Of each image's packed facets
-- `facets_length` bytes are gathered, from `facets_from` on; all where these are null, none where the
-- length is 0.
--
-- Answered: `matched` counts the matches, and `complete` says whether they are all there are. `page` has
-- the places (seq) of the page's images in their order, as text. `facets` has the gathered bytes of all
-- images that `matched` counts, one image after another. Fails where a condition is no tsquery.
--
-- One index condition a clause: the index reads several short conditions faster than one long tsquery. The
-- settings make the planner use the index of terms, whose cost it does not know, and neither compile nor
-- start workers for what takes milliseconds.
create or replace function content.search_walk(
  in_sort text, conditions text[], published_only boolean, without_publisher int, among bigint[], without bigint[],
  page_offset int, page_limit int, enough int, effort int, facets_from int, facets_length int
) returns table (matched int, complete boolean, page text[], facets bytea)
language plpgsql stable
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
set jit = off set max_parallel_workers_per_gather = 0
as $$
declare
  -- Matches that a step over several blocks may meet; where it meets more it is taken again, shorter.
  most_at_once constant int := 25000;
  -- Matches expected in all blocks that are left, for which these are read at once.
  few_matches constant int := 2000;
  -- After so long a walk ends wherever it is: nobody waits longer for a page.
  patience constant interval := '0.7 seconds';
  began constant timestamptz := clock_timestamp();
  prefix constant text := case in_sort when 'popular' then 'p=' else 'n=' end;
  -- The blocks in their order, by id, and the lowest place of each.
  blocks int[];
  lows_popularity int[];
  lows_seq bigint[];
  -- Parts of the statement of a step: what an image has to match, in which blocks, and what is gathered.
  condition text := 'true';
  in_blocks text;
  place_columns text;
  facet_column text := case
    when facets_length = 0 then '''''::bytea'
    when facets_length is not null then
      format('coalesce(string_agg(substring(facets from %s for %s), ''''), '''')', facets_from + 1, facets_length)
    else 'coalesce(string_agg(facets, ''''), '''')' end;
  clause text;
  -- Whether something says what images have, not only what they lack: the index of terms can then read all
  -- blocks that are left without their lexemes.
  is_positive boolean := among is not null;
  blocks_done int := 0;
  -- Blocks to read next, at most `longest_step`.
  step int;
  matches_a_block float8;
  longest_step int;
  remaining int;
  -- The matches of a step: how many, their places, and their facets.
  found_here int;
  seqs bigint[];
  popularities int[];
  facets_here bytea;
  -- How many of the matches of a step come before those of the page.
  skipped int;
  effort_spent int := 0;
  -- How many had matched when the effort was spent; null until then.
  matched_by_effort int;
begin
  select array_agg(b.id order by b.popularity desc, b.seq desc),
    array_agg(b.popularity order by b.popularity desc, b.seq desc),
    array_agg(b.seq order by b.popularity desc, b.seq desc)
  into blocks, lows_popularity, lows_seq from content.search_blocks b where b.sort = in_sort;

  if published_only is null then condition := 'not published'; end if;
  if published_only then condition := 'published'; end if;
  if without_publisher is not null then
    condition := condition || format(' and get_byte(facets, 1) <> %s', without_publisher);
  end if;
  if among is not null then condition := condition || format(' and seq = any (%L::bigint[])', among); end if;
  if without is not null then condition := condition || format(' and seq <> all (%L::bigint[])', without); end if;
  foreach clause in array conditions loop
    condition := condition || format(' and terms @@ %L::tsquery', clause);
    is_positive := is_positive or clause not like '!%';
  end loop;

  matched := 0;
  page := '{}';
  facets := '';
  longest_step := cardinality(blocks);
  loop
    remaining := cardinality(blocks) - blocks_done;
    if among is not null then
      step := remaining;
    elsif cardinality(conditions) = 0 then
      step := 1;
    elsif blocks_done = 0 then
      -- The first block is still filling up, so that it alone would not tell how many matches to expect.
      step := 2;
    else
      matches_a_block := greatest(matched, 1)::float8 / greatest(blocks_done - 1, 1);
      step := case when is_positive and matches_a_block * remaining <= few_matches then remaining
        else least(8, ceil((enough - matched) / matches_a_block)) end;
    end if;
    step := greatest(1, least(step, longest_step, remaining));

    if step = remaining and is_positive then
      in_blocks := case
        when blocks_done = 0 then 'true'
        when in_sort = 'popular' then
          format('(popularity, seq) < (%L::int, %L::bigint)', lows_popularity[blocks_done], lows_seq[blocks_done])
        -- The sum keeps the planner from the index of seq, by which it would read all that is older.
        else format('seq + 0 < %L::bigint', lows_seq[blocks_done]) end;
    else
      in_blocks := format('terms @@ %L::tsquery', (
        select string_agg(format('''%s%s''', prefix, id), '|') from unnest(blocks[blocks_done + 1:blocks_done + step]) id
      ));
    end if;
    -- Gather places only where the page may begin or go on.
    place_columns := case
      when matched >= page_offset + page_limit then 'null::bigint[], null::int[]'
      when in_sort = 'popular' then 'array_agg(seq), array_agg(popularity)'
      else 'array_agg(seq), null::int[]' end;
    execute format(
      'select count(*)::int, %s, %s
       from (select seq, popularity, facets from content.image_search where %s and %s limit %s) found',
      place_columns,
      case when matched_by_effort is null then facet_column else '''''::bytea' end,
      in_blocks,
      condition,
      case when step > 1 and among is null then (most_at_once + 1)::text else 'all' end
    ) into found_here, seqs, popularities, facets_here;
    if step > 1 and among is null and found_here > most_at_once then
      longest_step := greatest(1, step / 4);
      continue;
    end if;

    skipped := greatest(page_offset - matched, 0);
    if skipped < found_here and matched < page_offset + page_limit then
      -- Only the places of the page become text, after they are sorted.
      if in_sort = 'popular' then
        page := page || array(select place::text from (
          select place from unnest(seqs, popularities) as gathered (place, popular)
          order by popular desc, place desc
          offset skipped limit page_offset + page_limit - matched - skipped
        ) as paged);
      else
        page := page || array(select place::text from (
          select unnest(seqs) as place order by place desc
          offset skipped limit page_offset + page_limit - matched - skipped
        ) as paged);
      end if;
    end if;
    matched := matched + found_here;
    facets := facets || facets_here;
    blocks_done := blocks_done + step;
    complete := blocks_done >= cardinality(blocks);
    exit when complete or matched >= enough;
    effort_spent := effort_spent + step * greatest(1, cardinality(conditions));
    if matched_by_effort is null and effort_spent >= effort and matched >= 1000 then
      matched_by_effort := matched;
    end if;
    exit when matched >= page_offset + page_limit and matched_by_effort is not null;
    exit when clock_timestamp() - began > patience;
  end loop;
  if matched_by_effort is not null then
    matched := matched_by_effort;
    complete := false;
  end if;
  return next;
end $$;
