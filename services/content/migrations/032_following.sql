-- Who follows whom, and the weekly mail about new work (services/content/following, decision 68).
create table content.follows (
  user_uuid uuid not null,
  artist_id int not null references content.artists on delete cascade,
  at timestamptz not null,
  primary key (user_uuid, artist_id)
);
create index follows_of_artist on content.follows (artist_id);

-- One for whoever has ever followed an artist. It outlives their last follow: what they said of mail holds for the next.
create table content.followers (
  user_uuid uuid primary key,
  wants_mail boolean not null default true,
  -- When it is time to look for new work again: a week after the last look, whether or not that found any.
  due_at timestamptz not null,
  -- Works that were first shown up to then have been looked at.
  told_until timestamptz not null
);
create index followers_due on content.followers (due_at) where wants_mail;

-- What the links in these mails are good for, by SHA-256 of their tokens. Opening one uses up nothing.
create table content.unsubscribe_links (
  hash bytea primary key,
  user_uuid uuid not null references content.followers on delete cascade,
  expires_at timestamptz not null
);
create index unsubscribe_links_of on content.unsubscribe_links (user_uuid);
create index unsubscribe_links_expiring on content.unsubscribe_links (expires_at);

-- When a work was published first, which happens once: coming back is not new.
create table content.debuts (
  image_id text collate "C" primary key references content.images on delete cascade,
  -- Whom it is credited to now; null for nobody.
  artist_id int references content.artists on delete set null,
  at timestamptz not null
);
create index debuts_of_artist on content.debuts (artist_id, at);

-- Those of before need no artist: nobody follows one yet.
insert into content.debuts (image_id, at)
select id, created_at from content.images
where published or withdrawn or exists (
  select from content.events
  where stream = 'image-' || images.id and (data #> '{values,published}' = 'true'
    or data -> 'changes' @> '[{"field": "published", "to": true}]'));

-- Where its reader ends mails of its kind (RFC 8058); empty for those that answer what somebody did.
alter table content.mail add column unsubscribe text not null default '';
