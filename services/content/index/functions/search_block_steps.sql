-- Answers at which places to cut a block so that its first `size` images leave it `step` at a time: one row
-- a step, the lowest place in it, in the order of the block. The last step is shorter where `size` is no
-- multiple of `step`. A place is popularity and seq; in the order `newest` popularity counts as 0. No row
-- where there is no such block. The settings make the planner use the index of terms: it does not know what
-- looking into terms costs.
create or replace function content.search_block_steps(of_sort text, of_id int, size int, step int)
returns table (low_popularity int, low_seq bigint)
language plpgsql stable set enable_seqscan = off
as $$
begin
  return query execute format(
    'select popular, place from (
       select popular, place, row_number() over (order by popular desc, place desc) as rank from (
         select case %L when ''popular'' then popularity else 0 end as popular, seq as place
         from content.image_search where terms @@ %L::tsquery order by 1 desc, 2 desc limit %s
       ) first_images
     ) ranked
     where rank %% %s = 0 or rank = %s order by rank',
    of_sort, format('''%s=%s''', left(of_sort, 1), of_id), size, step, size
  );
end $$;
