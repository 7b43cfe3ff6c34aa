-- Pictures of messages between artists and staff (services/content/artist-profiles/message-pictures, decision 67): JPEGs of at
-- most 1,600 pixels a side, some 150 kB each.
create table content.message_pictures (
  -- SHA-256 of thread, sender and bytes, in hexadecimal.
  name text collate "C" primary key,
  -- The uuid of the artist's account.
  thread uuid not null,
  sender uuid not null,
  bytes bytea not null,
  -- Pixels.
  width int not null,
  height int not null,
  at timestamptz not null,
  -- Whether a message has it: until then only its sender sees it, and after a week it goes.
  is_sent boolean not null default false
);
create index message_pictures_unsent on content.message_pictures (at) where not is_sent;
create index message_pictures_of_sender on content.message_pictures (sender, at);

-- A photo that no profile shows goes a week after it was sent or shown last, also one that was shown before.
drop index content.portraits_unused;
alter table content.portraits drop column is_used;
create index portraits_by_time on content.portraits (at);
create index portraits_of_owner on content.portraits (owner, at);
