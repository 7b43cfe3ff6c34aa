-- As migration 003 has it, but a block that was opened and has had no image since is the next one, wherever it begins. Images that
-- come later but are older never reach it, and to open it a second time failed for good.
--
-- Where what is newest is in a block of `size` images or more, opens the next for what comes after it.
create or replace function content.search_open_blocks(size int) returns void
language sql as $$
  with last as (select max(seq) as seq from content.image_search), newest as (
    select distinct on (sort) sort, id
    from content.search_blocks blocks, last
    where (popularity, blocks.seq) <= (0, last.seq)
    order by sort, popularity desc, blocks.seq desc
  ), waiting as (
    select distinct on (sort) sort, id
    from content.search_blocks blocks, last
    where popularity = 0 and blocks.seq > last.seq
    order by sort, blocks.seq
  )
  insert into content.search_blocks (sort, popularity, seq, id)
  select sort, 0, last.seq + 1,
    coalesce(waiting.id, (select max(id) + 1 from content.search_blocks every where every.sort = newest.sort))
  from newest left join waiting using (sort), last
  where content.search_block_size(sort, newest.id, size) >= size
  on conflict (sort, id) do update set seq = excluded.seq where search_blocks.seq <> excluded.seq
$$;

-- What such an import has put down as bad rows were sound ones. It begins anew, and leaves what is in as it is.
delete from content.imports where fingerprint in (
  select fingerprint from content.import_faults where reason like '%"search_blocks_pkey"%'
);

-- A long block is cut in steps, each a transaction that leaves every image in the block of its place, so that whoever writes to
-- a block waits for some thousand images and not for all of them.
drop function content.search_cut_block(text, int, int);

-- The lowest place of every `step` images among the first `size` of a block, from the first on.
create function content.search_block_steps(of_sort text, of_id int, size int, step int)
returns table (low_popularity int, low_seq bigint)
language plpgsql stable set enable_seqscan = off
as $$
begin
  return query execute format(
    'select popular, place from (
       select popular, place, row_number() over (order by popular desc, place desc) as rank from (
         select case %L when ''popular'' then popularity else 0 end as popular, seq as place
         from content.image_search where terms @@ %L::tsquery order by 1 desc, 2 desc limit %s
       ) firsts
     ) ranked
     where rank %% %s = 0 or rank = %s order by rank',
    of_sort, format('''%s=%s''', left(of_sort, 1), of_id), size, step, size
  );
end $$;

-- Moves the images of a block from a place on into the block after it, `into_id`, or into a new one where that is null. Answers
-- which that is, and how many it moved. Nothing is moved, and both are null, where these blocks do not follow one another any more.
create function content.search_cut_block(
  of_sort text, of_id int, into_id int, low_popularity int, low_seq bigint, out into_block int, out moved int
) language plpgsql set enable_seqscan = off
as $$
declare
  old text := format('%s=%s', left(of_sort, 1), of_id);
  before int := (
    select id from content.search_blocks where sort = of_sort and (popularity, seq) < (low_popularity, low_seq)
    order by popularity desc, seq desc limit 1
  );
  after int := (
    select id from content.search_blocks where sort = of_sort and (popularity, seq) >= (low_popularity, low_seq)
    order by popularity, seq limit 1
  );
begin
  if before is distinct from of_id or (into_id is not null and after is distinct from into_id) then return; end if;
  if into_id is null and exists (
    select from content.search_blocks where sort = of_sort and (popularity, seq) = (low_popularity, low_seq)
  ) then return; end if;
  into_block := coalesce(into_id, (select max(id) + 1 from content.search_blocks where sort = of_sort));
  insert into content.search_blocks (sort, popularity, seq, id) values (of_sort, low_popularity, low_seq, into_block)
  on conflict (sort, id) do update set popularity = excluded.popularity, seq = excluded.seq;
  execute format(
    'update content.image_search set terms = ts_delete(terms, %L) || %L::tsvector
     where terms @@ %L::tsquery and (case %L when ''popular'' then popularity else 0 end, seq) >= (%L::int, %L::bigint)',
    old, format('''%s=%s''', left(of_sort, 1), into_block), quote_literal(old), of_sort, low_popularity, low_seq
  );
  get diagnostics moved = row_count;
end $$;
