-- Moves the images of a block from a place on into the block after it, `into_id`, or into a new one where
-- that is null. Answers which that is, and how many it moved. Nothing is moved, and both are null, where
-- these blocks do not follow one another any more.
create or replace function content.search_cut_block(
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
