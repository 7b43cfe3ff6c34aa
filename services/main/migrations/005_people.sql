-- Who acts in histories. The log keeps a uuid alone, so that a name can change, or go, without rewriting what happened.
create table main.person (
  uuid uuid primary key,
  email text not null,
  is_staff boolean not null
);
