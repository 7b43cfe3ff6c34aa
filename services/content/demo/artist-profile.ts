import { writeAudit } from '#services/shared/audit-log.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { ApplicationStage } from '../artist-profiles/contract.ts'

/** The demo account artist@aquatint.test of the auth service; its uuid never changes. */
const ARTIST = '00000000-0000-4000-8000-000000000003'

/** A portrait in the demo catalogue. */
const PORTRAIT = 'aq-000111'

const STAGE: ApplicationStage = 'approved'

const PROFILE = {
  full_name: 'Ines Calder',
  application_stage: STAGE,
  bio: 'Ines Calder paints the coast of Galicia from a studio above the fish market in Muros.\n\nShe works in gouache, outdoors and before breakfast, and keeps what the rain leaves.',
  email: 'artist@aquatint.test',
  approved: true,
}

/**
 * Gives the demo artist a profile, and notes that in the audit log. Idempotent: an existing profile stays.
 */
export async function seedDemoArtistProfile(tx: Queryable, at: Date): Promise<void> {
  const [standing] = await tx.query('select from content.artist_profiles where user_uuid = $1', [ARTIST])
  if (standing) return
  const [portrait] = await tx.query<{ id: string; version: string }>(
    'select id, artwork_version as version from content.images where id = $1',
    [PORTRAIT],
  )
  const photo = portrait ? `/media/${portrait.id}/${portrait.version}/320` : null
  const data = { user_uuid: ARTIST, ...PROFILE, photo }
  await writeAudit(tx, 'content', {
    subject: `artist-profile-${ARTIST}`,
    type: 'artist_profile.opened',
    data,
    at,
    actor: 'system',
  })
  await tx.query(
    `insert into content.artist_profiles
       (user_uuid, full_name, photo, application_stage, bio, email, approved, created_at, updated_at)
     select user_uuid, full_name, photo, application_stage, bio, email, approved, $2, $2
     from json_populate_record(null::content.artist_profiles, $1::json)`,
    [JSON.stringify(data), at],
  )
}
