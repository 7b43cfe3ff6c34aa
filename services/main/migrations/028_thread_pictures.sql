-- Pictures of messages between artists and staff, as the content service keeps them: [{"name", "width", "height"}].
alter table main.artist_message add column pictures jsonb not null default '[]';

-- What staff's list goes by (services/main/messages/threads/list.ts), written with each message and read mark.
alter table main.artist_thread
  -- The newest message; null while there is none.
  add column last_message int,
  -- The artist's messages that staff have not read.
  add column unread int not null default 0,
  -- Since when the artist waits for an answer; null where the last word is staff's.
  add column waits_since timestamptz;

update main.artist_thread as thread set
  last_message = (select max(id) from main.artist_message where thread = user_uuid),
  unread = (select count(*) from main.artist_message
    where thread = user_uuid and side = 'artist' and read_at is null),
  waits_since = (select min(sent_at) from main.artist_message as asked
    where asked.thread = user_uuid and asked.side = 'artist' and asked.id > coalesce(
      (select max(id) from main.artist_message as said where said.thread = user_uuid and said.side = 'staff'), 0));

create index artist_thread_listed on main.artist_thread
  ((unread > 0) desc, (waits_since is not null) desc, last_message desc nulls last);
create index artist_thread_waiting on main.artist_thread (waits_since) where waits_since is not null;
