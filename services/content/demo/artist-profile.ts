import { writeAudit } from '#services/shared/audit-log.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { ApplicationStage } from '../artist-profiles/contract.ts'
import { enrolArtists } from '../index/enrol-artists.ts'
import { takeOn } from './application.ts'

/** A made-up artist with an account, and how far their application has come. */
export interface DemoProfile {
  user_uuid: string
  full_name: string
  application_stage: ApplicationStage
  bio: string
  email: string
  approved: boolean
  /** A picture in the demo catalogue. */
  portrait: string
  /** Days ago; null for an application that was never submitted here. */
  submitted: number | null
}

/**
 * The demo account artist@aquatint.test of the auth service; its uuid never changes. The fifth artist of the
 * catalogue, whose pictures are sold in the demonstration (services/main/demo/sales.ts).
 */
const ARTIST: DemoProfile = {
  user_uuid: '00000000-0000-4000-8000-000000000003',
  full_name: 'Isaura Quintero-Bex',
  application_stage: 'started',
  bio: 'Isaura Quintero-Bex paints the coast of Galicia from a studio above the fish market in Muros.\n\nShe works in gouache, outdoors and before breakfast, and keeps what the rain leaves.',
  email: 'artist@aquatint.test',
  approved: false,
  portrait: 'aq-000005',
  submitted: null,
}

const DAY_MS = 86_400_000

/** Days ago on which they began to apply: before the first of their sales. */
const BEGAN = 560

/** Gives the demo artist a profile, and takes them on. Idempotent: an existing profile stays. */
export async function seedDemoArtistProfile(tx: Queryable, at: Date): Promise<void> {
  const { user_uuid: user_id, email } = ARTIST
  if (!(await openProfile(tx, ARTIST, new Date(at.getTime() - BEGAN * DAY_MS)))) return
  const told = {
    location: 'Muros, Spain',
    website: 'https://quintero-bex.example.com',
    links: ['https://www.instagram.com/quintero.bex'],
  }
  await takeOn(tx, { user_id, email, is_staff: false }, told, at, BEGAN)
}

/**
 * Opens a profile, and notes that in the audit log. Idempotent: an existing profile stays. Answers whether it
 * opened one.
 */
export async function openProfile(
  tx: Queryable,
  { portrait, submitted, ...profile }: DemoProfile,
  at: Date,
): Promise<boolean> {
  const [standing] = await tx.query('select from content.artist_profiles where user_uuid = $1', [
    profile.user_uuid,
  ])
  if (standing) return false
  const [picture] = await tx.query<{ id: string; version: string }>(
    'select id, artwork_version as version from content.images where id = $1',
    [portrait],
  )
  const photo = picture ? `/media/${picture.id}/${picture.version}/320` : null
  const began = submitted === null ? at : new Date(at.getTime() - submitted * DAY_MS)
  const credits = profile.approved ? [{ artist: profile.full_name, at }] : []
  const [artist_id = null] = (await enrolArtists(tx, credits)).values()
  const data = {
    ...profile,
    photo,
    submitted_at: submitted === null ? null : began.toISOString(),
    artist_id,
  }
  await writeAudit(tx, 'content', {
    subject: `artist-profile-${profile.user_uuid}`,
    type: 'artist_profile.opened',
    data,
    at,
    actor: 'system',
  })
  await tx.query(
    `insert into content.artist_profiles
       (user_uuid, full_name, photo, application_stage, submitted_at, bio, email, approved, artist_id, created_at, updated_at)
     select user_uuid, full_name, photo, application_stage, submitted_at, bio, email, approved, artist_id, $2, $2
     from json_populate_record(null::content.artist_profiles, $1::json)`,
    [JSON.stringify(data), began],
  )
  return true
}
