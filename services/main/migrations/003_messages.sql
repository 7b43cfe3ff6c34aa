create table main.message (
  id int generated always as identity primary key,
  email text not null,
  text text not null,
  sent_at timestamptz not null
);
create index message_of_sender on main.message (email, sent_at);
create index message_by_time on main.message (sent_at);
