-- What went back of an order before it was refunded as a whole, in cents, as folded from its stream.
alter table main.orders
  add column refunded_net int not null default 0,
  add column refunded_shipping int not null default 0,
  add column refunded_tax int not null default 0;

alter table main.royalty_line
  -- Cents of the base whose money went back to the customer, by returns alone.
  add column returned int not null default 0,
  -- Cents of the royalty that were taken back.
  add column reversed int not null default 0;
update main.royalty_line set reversed = royalty where state = 'reversed' and accrued_on is not null;

-- What customers ask to return, as it is listed for staff; folded from the streams of orders.
create table main.order_return (
  -- order_id-R1, order_id-R2 and so on.
  id text primary key,
  order_id text not null references main.orders deferrable,
  status text not null,
  reason text not null,
  quantity int not null,
  requested_at timestamptz not null,
  -- Cents that went back; null before.
  refunded int
);
create index on main.order_return (order_id);
create index order_return_waiting on main.order_return (requested_at) where status in ('requested', 'received');
create index order_return_in_time on main.order_return (requested_at desc, id);
