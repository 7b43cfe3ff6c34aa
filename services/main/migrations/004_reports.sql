create table main.report (
  id int generated always as identity primary key,
  note text not null,
  journal jsonb not null,
  -- user uuid; null for a guest
  sender uuid,
  sent_at timestamptz not null
);
create index report_of_sender on main.report (sender, sent_at);
create index report_by_time on main.report (sent_at);
