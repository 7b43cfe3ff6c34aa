-- What clears for an artist and when, without a look at the lines themselves: a preview of a run asks for everybody's.
create index royalty_line_pending on main.royalty_line (artist_id) include (royalty, delivered_on, shipped_on)
  where state = 'pending';
