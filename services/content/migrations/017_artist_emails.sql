-- Email that staff have written to artists (artist-profiles/email). The key under which it was sent is kept for good:
-- a draft may be sent again long after idempotency keys are gone.
create table content.artist_emails (
  id bigint generated always as identity primary key,
  sender uuid not null,
  key text not null,
  subject text not null,
  text text not null,
  -- Of those who were to get it, as its preview told them.
  digest text not null,
  at timestamptz not null,
  unique (sender, key)
);

-- Who got it, each once, as they were called then.
create table content.artist_email_recipients (
  email_id bigint not null references content.artist_emails,
  profile_id int not null,
  full_name text not null,
  address text not null,
  primary key (email_id, profile_id)
);
