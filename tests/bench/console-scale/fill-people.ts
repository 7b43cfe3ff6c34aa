import { artistKeyOf } from '#services/content/index/lexemes.ts'
import { wordsOf } from '#services/content/index/words.ts'
import { artistNameOf, WORDS } from '../search-scale/catalogue.ts'
import type { Target } from '../search-scale/load.ts'

const AT_ONCE = 5_000
const IMAGES_A_COLLECTION = 500

/** Adds artists without images up to the wanted number, a profile of each, and collections. */
export async function fillPeople(
  target: Target,
  { size, artists }: { size: number; artists: number },
): Promise<void> {
  for (let from = 0; from < artists; from += AT_ONCE) {
    const names = Array.from({ length: Math.min(AT_ONCE, artists - from) }, (_, at) =>
      artistNameOf(from + at),
    )
    const rows = names.map((name) => ({ name, folded: artistKeyOf(wordsOf(name)) }))
    await target.query(ADD_ARTISTS, [JSON.stringify(rows)])
  }
  await target.script(DESCRIBE_ARTISTS)
  await target.script(ADD_PROFILES)
  const collections = Array.from({ length: size / IMAGES_A_COLLECTION }, (_, at) => ({
    name: `${WORDS[at % 900]} ${WORDS[(at * 7) % 1_000]}`,
  }))
  await target.query(ADD_COLLECTIONS, [JSON.stringify(collections)])
  await target.script(FILL_COLLECTIONS(size))
  await target.script(ADD_FRUITLESS_SEARCHES)
}

const ADD_ARTISTS = `
  insert into content.artists (folded, name, created_at)
  select folded, name, timestamptz '2010-01-01' from json_to_recordset($1::json) as r (folded text, name text)
  on conflict (folded) do nothing`

/** One in fifty is of the portal, one in twenty inactive; one in ten has been edited. */
const DESCRIBE_ARTISTS = `
  update content.artists set gaa_artist = id % 50 = 0, active = id % 20 <> 0,
    royalty_code = case when id % 2 = 0 then 'R' || id else '' end,
    created_at = timestamptz '2010-01-01' + id * interval '1 hour',
    edited_at = case when id % 10 = 0 then timestamptz '2020-01-01' + id * interval '20 minutes' end`

/** Seven of ten are approved, one waits to be. */
const ADD_PROFILES = `
  insert into content.artist_profiles (user_uuid, full_name, photo, application_stage, bio, email, approved, created_at,
    updated_at, submitted_at, decline_reason)
  select '00000000-0000-4000-8000-1' || lpad(id::text, 11, '0'), name, '/media/made-' || id || '/0123456789/320', stage,
    repeat('Paints what the tide leaves behind. ', 15), 'artist-' || id || '@artists.example',
    stage in ('approved', 'payment'), created_at, created_at + interval '2 days',
    case when stage in ('submitted', 'approved', 'payment', 'declined') then created_at + interval '1 day' end,
    case when stage = 'declined' then 'The pictures are too small to print.' end
  from (
    select artists.*, (array['approved', 'approved', 'payment', 'payment', 'payment', 'payment', 'payment', 'submitted',
      'declined', case when id % 3 = 0 then 'started' when id % 3 = 1 then 'info' else 'sample' end])[1 + id % 10] as stage
    from content.artists
  ) applicant`

const ADD_COLLECTIONS = `
  insert into content.collections (name, description, created_at, updated_at)
  select name, 'Pictures for ' || name, timestamptz '2015-01-01' + n * interval '1 hour',
    timestamptz '2018-01-01' + n * interval '1 hour'
  from rows from (json_to_recordset($1::json) as (name text)) with ordinality as r (name, n)`

/** A hundred images each; one in fifty is full. */
const FILL_COLLECTIONS = (size: number) => `
  insert into content.collection_images (collection_id, image_id, place)
  select id, 'made-' || (id * 7919::bigint + place * 104729::bigint) % ${size}, place
  from content.collections, generate_series(0, case when id % 50 = 0 then 999 else 99 end) place
  on conflict do nothing`

const ADD_FRUITLESS_SEARCHES = `
  insert into content.fruitless_searches (day, words, count)
  select current_date - day, 'nothing ' || n, 1 + n % 7 from generate_series(0, 29) day, generate_series(1, 400) n`
