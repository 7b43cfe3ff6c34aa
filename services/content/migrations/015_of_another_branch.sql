-- Stands in for a migration of another branch, so that those here have their numbers: it goes as they meet.
select 1;
