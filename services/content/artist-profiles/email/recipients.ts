import { createHash } from 'node:crypto'
import type { Queryable } from '#services/shared/database/driver.ts'
import { email } from '#services/shared/http/fields.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { readList } from '#services/shared/resources/chosen.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import { listPlaces } from '#services/shared/resources/list.ts'
import type { Person } from '#services/shared/resources/resource.ts'
import { readRecords } from '#services/shared/resources/rows.ts'
import type { ArtistProfileView } from '../contract.ts'
import { artistProfiles } from '../resource.ts'
import { TOO_MANY } from './body.ts'
import { type Addressee, type Audience, MOST_RECIPIENTS } from './contract.ts'

/** Who gets an email, by name, and who cannot. */
export interface Recipients {
  reached: Addressee[]
  leftOut: Addressee[]
  /** Stands for those who get it. */
  digest: string
}

/** Finds who an email is for, as they are now. Throws 400 where they are too many. */
export async function findRecipients(db: Queryable, audience: Audience, user: Person): Promise<Recipients> {
  const ids = 'ids' in audience ? audience.ids : await findListed(db, audience, user)
  const profiles = (await readRecords(db, artistProfiles, ids, user)) as ArtistProfileView[]
  const all = profiles
    .map(({ id, full_name, email }): Addressee => ({ id, full_name, email }))
    .sort((one, other) => one.full_name.localeCompare(other.full_name, 'en') || one.id - other.id)
  const reached = all.filter(isReached)
  const digest = createHash('sha256').update(JSON.stringify(reached)).digest('hex')
  return { reached, leftOut: all.filter((each) => !isReached(each)), digest }
}

const isReached = ({ email: address }: Addressee): boolean => email.safeParse(address).success

async function findListed(
  db: Queryable,
  { search, filters }: Extract<Audience, { search: string }>,
  user: Person,
): Promise<RecordId[]> {
  const asked = readList(artistProfiles, { search, filters }, user, {
    at: 'audience',
    limit: MOST_RECIPIENTS,
  })
  const { places, hasMore } = await listPlaces(db, artistProfiles, asked)
  if (hasMore) throw invalid({ audience: [TOO_MANY] })
  return places.map(({ id }) => id)
}
