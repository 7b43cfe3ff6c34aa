-- What of money waits for staff, in the order in which it came.
create index royalty_line_unpaid on main.royalty_line ((cleared_on::timestamp at time zone 'UTC'))
  where state = 'cleared' and payout is null and royalty > 0;
create index payout_under_way on main.payout (opened_at) where status in ('open', 'sent');
