-- Moves the images of a block whose place is the given one or higher into the block above it, `into_id`, or
-- into a new one where that is null. Answers the id of the block that has them now, and how many it moved.
-- Moves nothing, and answers null for both, where another process has cut these blocks meanwhile: the place
-- is no longer within `of_id`, or `into_id` no longer follows it. The caller has the lock of all blocks
-- (blocks.ts). The settings make the planner use the index of terms: it does not know what looking into
-- terms costs.
create or replace function content.search_cut_block(
  of_sort text, of_id int, into_id int, low_popularity int, low_seq bigint, out into_block int, out moved int
) language plpgsql set enable_seqscan = off
as $$
declare
  old_lexeme text := format('%s=%s', left(of_sort, 1), of_id);
  block_of_place int := (
    select id from content.search_blocks where sort = of_sort and (popularity, seq) < (low_popularity, low_seq)
    order by popularity desc, seq desc limit 1
  );
  block_above int := (
    select id from content.search_blocks where sort = of_sort and (popularity, seq) >= (low_popularity, low_seq)
    order by popularity, seq limit 1
  );
begin
  if block_of_place is distinct from of_id then return; end if;
  if into_id is not null and block_above is distinct from into_id then return; end if;
  -- A block begins at this very place: it was cut here before.
  if into_id is null and exists (
    select from content.search_blocks where sort = of_sort and (popularity, seq) = (low_popularity, low_seq)
  ) then return; end if;
  into_block := coalesce(into_id, (select max(id) + 1 from content.search_blocks where sort = of_sort));
  insert into content.search_blocks (sort, popularity, seq, id) values (of_sort, low_popularity, low_seq, into_block)
  on conflict (sort, id) do update set popularity = excluded.popularity, seq = excluded.seq;
  execute format(
    'update content.image_search set terms = ts_delete(terms, %L) || %L::tsvector
     where terms @@ %L::tsquery and (case %L when ''popular'' then popularity else 0 end, seq) >= (%L::int, %L::bigint)',
    old_lexeme, format('''%s=%s''', left(of_sort, 1), into_block), quote_literal(old_lexeme), of_sort,
    low_popularity, low_seq
  );
  get diagnostics moved = row_count;
end $$;
