-- Where what is newest is in a block of `size` images or more, opens the next for what comes after it. A
-- block that was opened and has had no image since is the next one, wherever it begins: images that come
-- later but are older never reach it, and the same block cannot be opened twice.
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
