-- As migration 008 has left it, but a walk ends within the second after which a server gives a search up:
-- what it has found by then is a page, and a statement that is given up is none.
do $$
begin
  execute replace(
    pg_get_functiondef('content.search_walk'::regproc),
    $old$patience constant interval := '1.5 seconds'$old$,
    $new$patience constant interval := '0.7 seconds'$new$
  );
end $$;
