-- An artist's own side of agreement and tax forms (docs/decisions/artists/0062-terms.md).

-- What the artist typed as their name; null where it was accepted otherwise.
alter table main.artist_agreement add column name text;

-- Whether item 2 of a W-9's certification was struck out: 24 percent is withheld.
alter table main.tax_form add column is_backup boolean not null default false;

-- What a form says besides, as its type has it; null for one that was filed otherwise. No number is in it.
alter table main.tax_form add column details jsonb;

-- Reminders that a form ends, each sent once. Rows alone.
create table main.tax_form_reminder (
  token text not null,
  -- Days before its end, of which the mail was.
  days int not null,
  sent_at timestamptz not null,
  primary key (token, days)
);
create index tax_form_ending on main.tax_form (valid_until) where superseded_on is null and valid_until is not null;
