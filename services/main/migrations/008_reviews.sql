-- A line keeps what was said about it when it goes into another project.
create index review_of_line on main.review (item_id);

-- Who said something by a link lately, by network address, to slow down who says too much. Forgotten with the window.
create table main.review_try (
  address text not null,
  at timestamptz not null
);
create index review_try_of on main.review_try (address, at);
create index review_try_at on main.review_try (at);
