-- Cents of sales tax in an order's total; orders of before it was collected have none.
alter table main.orders add column tax int not null default 0;
