-- Whoever is told that their form ends is told in this order: all forms of a year end on one day.
drop index main.tax_form_ending;
create index tax_form_ending on main.tax_form (valid_until, token)
  where superseded_on is null and valid_until is not null;
