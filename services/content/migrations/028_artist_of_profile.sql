-- Which artist of the catalogue a profile is: whom images credit, and whom royalties are owed to. It is written as
-- the application is approved, and stays: names change, and two people may have one.
alter table content.artist_profiles add column artist_id int unique references content.artists;

-- Of those approved before: the artist of just that name, where it is one profile's alone. Staff approve the others anew.
update content.artist_profiles as profile set artist_id = artist.id from content.artists as artist
where profile.approved and lower(artist.name) = lower(profile.full_name)
  and not exists (select from content.artist_profiles as other
    where other.id <> profile.id and lower(other.full_name) = lower(profile.full_name));
