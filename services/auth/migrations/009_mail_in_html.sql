-- The mail as HTML, beside its text; empty in one that is text alone, as all from before are.
alter table auth.mail add column html text not null default '';
