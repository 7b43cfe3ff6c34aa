-- Cards that were authorised, and what is to become of them: released when nothing is ordered with one, captured for an order,
-- given back when that is called off.
create table main.payment (
  intent text primary key,
  project_id int not null,
  -- Cents.
  amount int not null,
  -- Null until something is ordered with it.
  order_id text unique,
  goal text not null check (goal in ('hold', 'capture', 'return')),
  -- As the payment provider has it.
  state text not null check (state in ('open', 'captured', 'released', 'refunded')),
  -- When to do something about it next; null when there is nothing.
  due_at timestamptz,
  tries int not null default 0
);
create index payment_due on main.payment (due_at) where due_at is not null;
create index payment_of_project on main.payment (project_id);

-- What the payment provider has told, so that it counts once.
create table main.payment_event (
  id text primary key,
  at timestamptz not null
);
create index payment_event_in_time on main.payment_event (at);
