import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import type { By } from '#services/shared/resources/resource.ts'
import { moveApplication } from '../applications.ts'
import { type Applicant, closed, isOpen, lockApplicant, refuseClosed, refuseStale } from './applicant.ts'
import { type Draft, readWhole } from './body.ts'
import { type ApplicationValues, FEWEST_PICTURES, MOST_PICTURES } from './contract.ts'
import { saveDraft, writeDraft } from './save-draft.ts'

/** Gives the shop what is typed. Throws 400 by field, and 409 as `saveDraft` does. */
export async function giveInfo(tx: Queryable, { version, values }: Draft, by: By): Promise<void> {
  const whole = readWhole(values)
  const profile = await saveDraft(tx, { version, values: whole }, by)
  await moveApplication(tx, profile, { type: 'info.give', by: 'owner' }, by, () => toRecord(whole))
}

const toRecord = (values: ApplicationValues) => ({ ...values })

/**
 * Submits an application with the pictures of its owner that are ready. Throws 400 by field, and 409 as
 * `saveDraft` does.
 */
export async function submitApplication(tx: Queryable, version: number, by: By): Promise<void> {
  const found = await lockApplicant(tx, by.user.user_id)
  refuseClosed(found)
  refuseStale(found, version, null)
  const whole = readWhole(found.values)
  const { profile } = found
  if (profile === null) throw closed()
  const pictures = await readReady(tx, by.user.user_id)
  if (pictures.length < FEWEST_PICTURES)
    throw invalid({ sample: [`Add at least ${FEWEST_PICTURES} pictures.`] })
  if (pictures.length > MOST_PICTURES)
    throw invalid({ sample: [`Show us ${MOST_PICTURES} pictures at most, and remove the others.`] })
  await moveApplication(tx, profile, { type: 'info.give', by: 'owner' }, by, () => toRecord(whole))
  const sample = pictures.map(({ name }) => name)
  await moveApplication(tx, profile, { type: 'sample.give', by: 'owner' }, by, () => ({ sample }))
  await moveApplication(tx, profile, { type: 'application.submit', by: 'owner' }, by)
  await tx.query('delete from content.application_samples where profile_id = $1', [profile])
  await tx.query(
    `insert into content.application_samples (profile_id, file_id, place)
     select $1, f.id, f.place from json_to_recordset($2::json) as f(id text, place int)`,
    [profile, JSON.stringify(pictures.map(({ id }, place) => ({ id, place })))],
  )
}

/** Begins anew with what was declined; again it changes nothing. Throws 409 where nothing was. */
export async function reapply(tx: Queryable, by: By): Promise<void> {
  const found = await lockApplicant(tx, by.user.user_id)
  // Whoever was not answered asks again.
  if (isOpen(found) && (await wasDeclined(tx, found.profile))) return
  if (!isDeclined(found)) throw closed()
  await moveApplication(tx, found.profile, { type: 'application.reapply', by: 'owner' }, by)
  await writeDraft(tx, found, found.values, by)
}

async function wasDeclined(tx: Queryable, profile: number | null): Promise<boolean> {
  const [last] = await tx.query<{ is_approved: boolean }>(
    'select is_approved from content.application_decisions where profile_id = $1 order by decided_at desc limit 1',
    [profile],
  )
  return last?.is_approved === false
}

const isDeclined = (found: Applicant): found is Applicant & { profile: number } =>
  found.stage === 'declined' && found.profile !== null

/** Locked, so that nobody discards one meanwhile. */
const readReady = (tx: Queryable, owner: string): Promise<{ id: string; name: string }[]> =>
  tx.query<{ id: string; name: string }>(
    `select id, name from content.upload_files where owner = $1 and upload is null and state = 'ready'
     order by at, name, id for update`,
    [owner],
  )
