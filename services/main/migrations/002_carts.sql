-- What carts are now, written together with the events that say how they came to be so.
create sequence main.project_id;
create sequence main.item_id;

create table main.cart (
  token text primary key,
  project_id int not null unique,
  name text not null,
  owner uuid,
  migrated_into text references main.cart,
  changed_at timestamptz not null
);
create index cart_of_owner on main.cart (owner, changed_at desc, project_id desc) where migrated_into is null;

create table main.cart_item (
  id int primary key,
  cart text not null references main.cart,
  image_id text not null,
  name text not null,
  artist text not null,
  imgsrc text not null,
  preview text not null,
  width int not null,
  height int not null,
  substrate text not null,
  quantity int not null,
  unit_price int not null,
  design_token text not null unique,
  unique (cart, image_id, substrate, width, height)
);
create index cart_item_in_order on main.cart_item (cart, id);
