import type { Queryable } from '#services/shared/database/driver.ts'
import type { By, Person } from '#services/shared/resources/resource.ts'
import { type ApplicationCommand, moveApplication } from '../artist-profiles/applications.ts'
import { reapply } from '../artist-profiles/applying/submit.ts'
import { decideApplication } from '../artist-profiles/decision.ts'

const DAY_MS = 86_400_000

/** Staff of the auth service's demonstration; the uuid never changes. */
const STAFF: Person = {
  user_id: '00000000-0000-4000-8000-000000000002',
  email: 'staff@aquatint.test',
  is_staff: true,
}

/** What is told of oneself in an application. */
export interface ToldOfOneself {
  location: string
  website: string
  links: readonly string[]
}

/**
 * Takes an application that has begun the way that many go, by the shop's own commands and without pictures:
 * declined once, applied for again and approved, so many days before `at`.
 */
export async function takeOn(
  tx: Queryable,
  owner: Person,
  told: ToldOfOneself,
  at: Date,
  before: number,
): Promise<void> {
  const [profile] = await tx.query<{ id: number }>(
    'select id from content.artist_profiles where user_uuid = $1',
    [owner.user_id],
  )
  if (!profile) throw new Error(`${owner.email} has not begun to apply.`)
  const by = (user: Person, day: number): By => ({
    user,
    at: new Date(at.getTime() + (day - before) * DAY_MS),
  })
  const move = (command: ApplicationCommand, day: number, values: object = {}) =>
    moveApplication(tx, profile.id, command, by(owner, day), () => ({ ...values }))
  const submit = async (day: number) => {
    await move({ type: 'info.give', by: 'owner' }, day, told)
    await move({ type: 'sample.give', by: 'owner' }, day)
    await move({ type: 'application.submit', by: 'owner' }, day)
  }
  const decide = async (
    decision: { decision: 'approve' } | { decision: 'decline'; reason: string },
    day: number,
  ) => {
    const [{ version } = { version: 0 }] = await tx.query<{ version: number }>(
      'select version from content.artist_profiles where id = $1',
      [profile.id],
    )
    await decideApplication(tx, profile.id, { ...decision, version }, by(STAFF, day))
  }
  await submit(1)
  const reason =
    'The scans are too small to print from. Please send them again, 5,400 pixels or more on the long side.'
  await decide({ decision: 'decline', reason }, 4)
  await reapply(tx, by(owner, 12))
  await submit(13)
  await decide({ decision: 'approve' }, 17)
}
