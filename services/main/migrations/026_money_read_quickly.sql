-- What an artist reads of their money, of indexes alone: they may have tens of thousands of entries.

-- What moved cleared royalties, in the order in which it came.
create index ledger_entry_of_cleared on main.ledger_entry (artist_id, recorded_at desc, key)
  where kind in ('clear', 'reversal', 'adjustment');
create index ledger_entry_of_artist on main.ledger_entry (artist_id, recorded_at) include (key) where artist_id is not null;
drop index main.ledger_entry_artist_id_recorded_at_idx;
create index ledger_posting_of_artist on main.ledger_posting (artist_id, account) include (entry, amount)
  where artist_id is not null;
