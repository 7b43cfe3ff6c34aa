-- Made anew from the images when the service starts (search/index-missing.ts): it says more now.
drop table content.image_search;

-- What searches read, apart from what pages show, so that it stays narrow.
create table content.image_search (
  seq bigint primary key references content.images (seq) on update cascade on delete cascade,
  popularity integer not null,
  published boolean not null,
  -- As search/facets.ts packs them.
  facets bytea not null,
  -- As search/lexemes.ts writes them, and the blocks that the image is in.
  terms tsvector not null
) with (fillfactor = 95);

-- A sample of 3,000 rows, not of 30,000: searches use the terms index whatever is known of it.
alter table content.image_search
  alter column seq set statistics 10,
  alter column popularity set statistics 10,
  alter column published set statistics 10,
  alter column facets set statistics 0,
  alter column terms set statistics 10;

-- The only other index: neither publishing nor popularity is in one, so that a change of these touches no index at all.
create index image_search_terms on content.image_search using gin (terms) with (fastupdate = off);

-- Each order is cut into blocks of some thousand images that follow one another, and every image has the lexemes `n=…` and
-- `p=…` of its own two, so that a search can read the first block of what it finds without reading the others.
create table content.search_blocks (
  sort text not null check (sort in ('newest', 'popular')),
  -- The lowest place in it. Newest goes by seq alone.
  popularity integer not null,
  seq bigint not null,
  id int not null,
  primary key (sort, popularity, seq),
  unique (sort, id)
);

insert into content.search_blocks (sort, popularity, seq, id) values
  ('newest', 0, -9223372036854775808, 1),
  ('popular', -2147483648, -9223372036854775808, 1),
  -- Most images have no popularity; new ones come at the end of those and so may open a block of their own.
  ('popular', 1, -9223372036854775808, 2);

-- The lexemes of the blocks that an image belongs in.
create function content.search_block_terms(of_popularity int, of_seq bigint) returns text
language sql stable as $$
  select '''n=' || (
      select id from content.search_blocks where sort = 'newest' and (popularity, seq) <= (0, of_seq)
      order by popularity desc, seq desc limit 1
    ) || ''' ''p=' || (
      select id from content.search_blocks where sort = 'popular' and (popularity, seq) <= (of_popularity, of_seq)
      order by popularity desc, seq desc limit 1
    ) || ''''
$$;

-- The terms of an image whose place in an order has changed: the same where its blocks are.
create function content.search_moved(terms tsvector, of_popularity int, of_seq bigint) returns tsvector
language sql stable as $$
  select case when tsvector_to_array(terms) @> tsvector_to_array(blocks) then terms
    else ts_delete(terms, array(select lexeme from unnest(terms) where lexeme ~ '^[np]=')) || blocks end
  from (select content.search_block_terms(of_popularity, of_seq)::tsvector as blocks) of
$$;

-- Images of a block, counted up to `most`.
create function content.search_block_size(of_sort text, of_id int, most int) returns int
language plpgsql stable set enable_seqscan = off
as $$
declare size int;
begin
  execute format(
    'select count(*) from (select from content.image_search where terms @@ %L::tsquery limit %s) counted',
    format('''%s=%s''', left(of_sort, 1), of_id), most
  ) into size;
  return size;
end $$;

-- Where what is newest is in a block of `size` images or more, opens the next for what comes after it.
create function content.search_open_blocks(size int) returns void
language sql as $$
  with last as (select max(seq) as seq from content.image_search), newest as (
    select distinct on (sort) sort, id
    from content.search_blocks blocks, last
    where (popularity, blocks.seq) <= (0, last.seq)
    order by sort, popularity desc, blocks.seq desc
  )
  insert into content.search_blocks (sort, popularity, seq, id)
  select sort, 0, last.seq + 1, (select max(id) + 1 from content.search_blocks every where every.sort = newest.sort)
  from newest, last
  where content.search_block_size(sort, id, size) >= size
$$;

-- Makes the first `size` images of a block a block of their own.
create function content.search_cut_block(of_sort text, of_id int, size int) returns void
language plpgsql set enable_seqscan = off
as $$
declare
  old text := format('%s=%s', left(of_sort, 1), of_id);
  fresh int := (select max(id) + 1 from content.search_blocks where sort = of_sort);
  low record;
begin
  execute format(
    'select case %L when ''popular'' then popularity else 0 end as popularity, seq from content.image_search
     where terms @@ %L::tsquery order by 1 desc, 2 desc offset %s limit 1',
    of_sort, quote_literal(old), size - 1
  ) into low;
  insert into content.search_blocks (sort, popularity, seq, id) values (of_sort, low.popularity, low.seq, fresh);
  execute format(
    'update content.image_search set terms = ts_delete(terms, %L) || %L::tsvector
     where terms @@ %L::tsquery and (case %L when ''popular'' then popularity else 0 end, seq) >= (%L::int, %L::bigint)',
    old, quote_literal(format('%s=%s', left(of_sort, 1), fresh)), quote_literal(old), of_sort, low.popularity, low.seq
  );
end $$;

-- Those of the tsqueries that some image matches.
create function content.search_existing(tsqueries text[], published_only boolean) returns text[]
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

-- Walks the images that match every one of `conditions`, each the text of a tsquery, from the first block of `in_sort` on until
-- `enough` are found. It ends after whole blocks, so what was found is the beginning of all matches in their order.
-- `without_publisher` is one as packed facets say it; `among` and `without` are sets of seq; null for none. After `budget_ms` it ends as soon as the page is full and 1,000 are found,
-- after a hundred times that wherever it is.
-- One index condition a clause: the index reads several short conditions faster than one long tsquery.
create function content.search_walk(
  in_sort text, conditions text[], published_only boolean, without_publisher int, among bigint[], without bigint[],
  page_offset int, page_limit int, enough int, budget_ms int
) returns table (matched int, complete boolean, page text[], facets bytea)
language plpgsql stable
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
set jit = off set max_parallel_workers_per_gather = 0
as $$
declare
  -- Rows that a step over several blocks may read; where it meets more it is taken again, shorter.
  most_at_once constant int := 25000;
  -- Matches to expect in all the rest for which it is read at once.
  few constant int := 12000;
  began constant timestamptz := clock_timestamp();
  prefix constant text := case in_sort when 'popular' then 'p=' else 'n=' end;
  blocks int[];
  lows_popularity int[];
  lows_seq bigint[];
  condition text := 'true';
  reach text;
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
  elapsed float8;
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
    execute format(
      'select count(*)::int, array_agg(seq), array_agg(popularity), coalesce(string_agg(facets, ''''), '''')
       from (select seq, popularity, facets from content.image_search where %s and %s limit %s) found',
      reach, condition, case when step > 1 and among is null then (most_at_once + 1)::text else 'all' end
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
    elapsed := extract(epoch from clock_timestamp() - began) * 1000;
    exit when elapsed > budget_ms and matched >= greatest(page_offset + page_limit, 1000);
    exit when elapsed > budget_ms * 100;
  end loop;
  return next;
end $$;
