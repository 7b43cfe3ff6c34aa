-- What tells a secret from another, and not what it is: the shop's processes look at it as they start.
create table shop.secret (
  only_one boolean primary key default true check (only_one),
  fingerprint text not null,
  since timestamptz not null default now()
);
