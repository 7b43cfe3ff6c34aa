-- Finds staff by what stands before the @ of their email.
create index users_staff on auth.users (split_part(email, '@', 1), email) where is_staff;
