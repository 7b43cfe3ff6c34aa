-- Orders as they are listed; what one holds is read from its events.
create table main.orders (
  order_id text primary key,
  -- A project is ordered once.
  cart text not null unique references main.cart,
  -- The Idempotency-Key that it was placed under.
  key text not null,
  owner uuid,
  email text not null,
  status text not null,
  paid boolean not null,
  placed_at timestamptz not null,
  project_id int not null,
  project_name text not null,
  quantity int not null,
  -- Cents.
  grand_total int not null,
  -- Of its first lines.
  pictures jsonb not null
);
create index orders_of_owner on main.orders (owner, placed_at desc, order_id);
create index orders_in_time on main.orders (placed_at desc, order_id);

-- Mail that waits to be sent, or to be shown where there is no mail server.
create table main.mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  attachments jsonb not null,
  at timestamptz not null,
  -- Null once it is given up.
  due_at timestamptz,
  tries int not null default 0
);
create index on main.mail (due_at) where due_at is not null;
