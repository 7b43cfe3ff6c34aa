-- Counts the images of a block, up to `most`: whoever asks wants to know whether it has so many, and
-- counting all of a long block takes long. Answers 0 where there is no such block. The settings make the
-- planner use the index of terms: it does not know what looking into terms costs.
create or replace function content.search_block_size(of_sort text, of_id int, most int) returns int
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
