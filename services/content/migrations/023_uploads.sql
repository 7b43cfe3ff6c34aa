-- Files that people send (services/content/uploads, decision 52), and the images that they became.

create table content.uploads (
  id int generated always as identity primary key,
  version int not null default 0,
  name text not null,
  -- Whose it is, by name and account.
  creator text not null,
  creator_uuid uuid not null,
  approved boolean not null,
  image_id text collate "C" not null unique references content.images,
  -- The original, by its path in the picture store.
  original text not null,
  -- What it was found to be (OpenedFileView of contract.ts), and its bytes.
  facts jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index uploads_by_created on content.uploads (created_at, id);
create index uploads_by_updated on content.uploads (updated_at, id);
create index uploads_by_name on content.uploads
  (lower(regexp_replace(normalize(name, NFKD), U&'[\0300-\036f]', '', 'g')) collate "C", id);
create index uploads_by_creator on content.uploads (creator_uuid, created_at);
create index uploads_by_original on content.uploads (original);

create table content.upload_files (
  -- Of tus too; whoever has it needs the access token of its owner besides.
  id text collate "C" primary key,
  -- user uuid
  owner uuid not null,
  name text not null,
  size bigint not null,
  -- As whoever sends it says, in hexadecimal.
  sha256 text not null,
  -- Sent though the shop has the same bytes already.
  again boolean not null,
  state text not null check (state in ('sending', 'checking', 'ready', 'refused')),
  refusal jsonb,
  -- OpenedPicture of opening/contract.ts, once it is ready, and where the original is.
  opened jsonb,
  original text,
  -- What looked like it then, nearest first: {image, file, distance}.
  near jsonb not null default '[]',
  -- What it became; its owner is done with it then.
  upload int references content.uploads,
  at timestamptz not null,
  -- When it was last heard of.
  touched_at timestamptz not null,
  -- Until when a request has it for itself, and a process that opens it.
  held_until timestamptz,
  leased_until timestamptz
);
-- Two tabs that send the same file send one.
create unique index upload_files_once on content.upload_files (owner, sha256) where upload is null and not again;
create index upload_files_of_owner on content.upload_files (owner, at) where upload is null;
-- What waits for staff (desk/waiting.ts).
create index uploads_to_approve on content.uploads (created_at) where not approved;
create index upload_files_alike on content.upload_files (owner, at)
  where upload is null and state = 'ready' and near <> '[]';
create index upload_files_to_check on content.upload_files (at) where state = 'checking';
create index upload_files_forgotten on content.upload_files (touched_at) where upload is null;

-- 64 bits that are alike for pictures that look alike (opening/contract.ts): of images, and of files that are none yet.
create table content.likenesses (
  bits bit(64) not null,
  image_id text collate "C" unique references content.images on delete cascade,
  file_id text collate "C" unique references content.upload_files on delete cascade,
  check ((image_id is null) <> (file_id is null))
);

-- Pictures that somebody has said to differ, each as image:ID or file:ID, the lesser one first.
create table content.told_apart (
  one text collate "C" not null,
  other text collate "C" not null,
  primary key (one, other)
);
create index told_apart_other on content.told_apart (other);

-- The pictures of images whose picture was replaced, the present one among them: orders and carts go on showing theirs, and
-- each can be brought back.
create table content.image_pictures (
  image_id text collate "C" not null references content.images on delete cascade,
  -- Its version, or 'plate', whose version follows title and artist.
  name text collate "C" not null,
  artwork jsonb not null,
  artwork_version text not null,
  -- What a plate says.
  title text not null,
  artist text not null,
  pixel_width int not null,
  pixel_height int not null,
  placeholder text not null,
  orientation text not null,
  colors text[] not null,
  megapixels double precision not null,
  primary key (image_id, name)
);
create index image_pictures_by_version on content.image_pictures (image_id, artwork_version);
create index image_pictures_by_original on content.image_pictures ((artwork ->> 'path'));

-- Files are named for the pictures that they replace.
create index images_by_local_id on content.images (local_id) where local_id <> '';

-- Whether the shop has the same bytes already: an original's name is its hash.
create index images_by_original on content.images ((artwork ->> 'path')) where artwork ->> 'kind' = 'file';

-- Links to originals, each good once.
create table content.original_links (
  -- Of the token.
  hash bytea primary key,
  upload int not null references content.uploads on delete cascade,
  expires_at timestamptz not null
);
create index original_links_by_expiry on content.original_links (expires_at);
