-- What artists and applicants write with staff, one thread each (services/main/messages/threads).
create table main.artist_thread (
  -- The account's.
  user_uuid uuid primary key references main.person,
  -- The artist profile, and the name on it, as of their last message.
  profile int not null,
  name text not null
);

create table main.artist_message (
  id int generated always as identity primary key,
  thread uuid not null references main.artist_thread,
  side text not null check (side in ('artist', 'staff')),
  author uuid not null references main.person,
  text text not null,
  sent_at timestamptz not null,
  -- When the other side first read it.
  read_at timestamptz
);
create index artist_message_of_thread on main.artist_message (thread, id desc);
create index artist_message_unread on main.artist_message (thread, side) where read_at is null;
