-- Files that staff are about to download (services/content/exports): a link is good once, for a minute.
create table content.exports (
  -- Of the link's token.
  hash bytea primary key,
  asked jsonb not null,
  -- user uuid
  author uuid not null,
  expires_at timestamptz not null
);
create index exports_by_end on content.exports (expires_at);
