-- What a project has been ordered as, what its lines cost today and whether they can be bought, and who may look at it.
alter table main.cart add column latest_order text;
alter table main.cart add column email text;
alter table main.cart add column checked_at timestamptz;
update main.cart set email = events.data ->> 'email'
  from main.events where events.stream = 'project-' || cart.token and events.type = 'cart.created';

alter table main.cart_item add column fault text;
alter table main.cart_item add column added_unit_price int;
update main.cart_item set added_unit_price = unit_price;
alter table main.cart_item alter column added_unit_price set not null;

-- The project that things are added to, where its owner has chosen one.
create table main.current_project (
  owner uuid primary key,
  cart text not null references main.cart
);

create table main.share (
  token text primary key,
  cart text not null unique references main.cart,
  at timestamptz not null
);

create sequence main.review_id;
create table main.review (
  id int primary key,
  cart text not null references main.cart,
  item_id int not null,
  author text not null,
  verdict text,
  comment text not null,
  at timestamptz not null
);
create index review_in_order on main.review (cart, id);
