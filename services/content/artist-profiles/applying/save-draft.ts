import type { Queryable } from '#services/shared/database/driver.ts'
import { createRecord } from '#services/shared/resources/commands.ts'
import { isSame } from '#services/shared/resources/events.ts'
import type { By } from '#services/shared/resources/resource.ts'
import type { ApplicationStage } from '../contract.ts'
import { artistProfiles } from '../resource.ts'
import { type Applicant, lockApplicant, refuseClosed, refuseStale } from './applicant.ts'
import type { Draft } from './body.ts'
import type { ApplicationValues } from './contract.ts'

/**
 * Keeps what is typed, and answers the profile that it is of. Throws 409 where another page has saved
 * something else, and where the application is closed.
 */
export async function saveDraft(tx: Queryable, { version, values }: Draft, by: By): Promise<number> {
  const found = await lockApplicant(tx, by.user.user_id)
  refuseClosed(found)
  refuseStale(found, version, values)
  const profile = found.profile ?? (await beginProfile(tx, by))
  if (found.version === 0 || !isSame({ ...values }, { ...found.values }))
    await writeDraft(tx, { profile, version: found.version }, values, by)
  return profile
}

/** Writes the next version of what is typed. */
export const writeDraft = (
  tx: Queryable,
  { profile, version }: { profile: number } & Pick<Applicant, 'version'>,
  values: ApplicationValues,
  { at }: Pick<By, 'at'>,
): Promise<unknown> =>
  tx.query(
    `insert into content.application_drafts (profile_id, version, draft, updated_at) values ($1, $2, $3::jsonb, $4)
     on conflict (profile_id) do update
     set version = excluded.version, draft = excluded.draft, updated_at = excluded.updated_at`,
    [profile, version + 1, JSON.stringify(values), at],
  )

const BEGINNING: ApplicationStage = 'started'

/** Their address stands for the name until they give one: staff see whose application has begun. */
const beginProfile = async (tx: Queryable, by: By): Promise<number> =>
  Number(
    await createRecord(
      tx,
      artistProfiles,
      {
        user_uuid: by.user.user_id,
        email: by.user.email,
        full_name: by.user.email.slice(0, 200),
        application_stage: BEGINNING,
        location: '',
        website: '',
        approved: false,
      },
      by,
    ),
  )
