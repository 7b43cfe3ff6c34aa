-- Opens a block for the images that come next, in each order whose newest image is in a block of `size`
-- images or more; it begins after the newest image. A block that was opened before and has had no image
-- since is moved there instead: images that come later but are older never reach it, and another at its
-- place could not be opened. In the order `popular` this is about images of no popularity, as all new ones
-- are. Does nothing in an empty catalogue. The caller is the only one that adds images (blocks.ts).
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
    coalesce(waiting.id, (
      select max(id) + 1 from content.search_blocks all_blocks where all_blocks.sort = newest.sort
    ))
  from newest left join waiting using (sort), last
  where content.search_block_size(sort, newest.id, size) >= size
  on conflict (sort, id) do update set seq = excluded.seq where search_blocks.seq <> excluded.seq
$$;
