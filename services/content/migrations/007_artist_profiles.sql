-- spec.md section 3, Artist profile. One for an account at most; whoever has one is an artist (design.md section 6).
create table content.artist_profiles (
  id int generated always as identity primary key,
  user_uuid text not null unique,
  full_name text not null check (char_length(full_name) between 1 and 200),
  -- Address of a picture, under /media or elsewhere.
  photo text,
  -- A state of machines/lifecycles/artist-application.ts.
  application_stage text not null,
  bio text not null default '',
  email text not null,
  approved boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
