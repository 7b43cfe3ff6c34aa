import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, Problem } from '#services/shared/http/problem.ts'
import { isSame } from '#services/shared/resources/events.ts'
import type { ApplicationStage } from '../contract.ts'
import type { ApplicationValues, EditedMeanwhile } from './contract.ts'

/** What is kept of somebody's application; of whoever has never applied, nothing. */
export interface Applicant {
  profile: number | null
  stage: ApplicationStage | null
  version: number
  values: ApplicationValues
  submittedAt: Date | null
  declineReason: string | null
  sample: string[]
}

const NOBODY: Applicant = {
  profile: null,
  stage: null,
  version: 0,
  values: { full_name: '', location: '', bio: '', website: '', links: [] },
  submittedAt: null,
  declineReason: null,
  sample: [],
}

/** Reads somebody's application, with what they have typed since it was given. */
export async function readApplicant(db: Queryable, uuid: string): Promise<Applicant> {
  const [found] = await db.query<Applicant>(
    `select p.id as profile, application_stage as stage, coalesce(d.version, 0) as version,
       coalesce(d.draft, jsonb_build_object('full_name', full_name, 'location', location, 'bio', bio,
         'website', website, 'links', links)) as "values",
       submitted_at as "submittedAt", decline_reason as "declineReason", sample
     from content.artist_profiles p left join content.application_drafts d on d.profile_id = p.id
     where user_uuid = $1`,
    [uuid],
  )
  return found ?? NOBODY
}

/** Reads it for a write: two tabs that begin at once make one profile. */
export async function lockApplicant(tx: Queryable, uuid: string): Promise<Applicant> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`content.artist-applications.${uuid}`])
  return readApplicant(tx, uuid)
}

const OPEN: readonly (ApplicationStage | null)[] = [null, 'started', 'info', 'sample']

/** Whether it is its applicant who goes on. */
export const isOpen = ({ stage }: Pick<Applicant, 'stage'>): boolean => OPEN.includes(stage)

/** Throws 409 where the application waits for staff or was decided. */
export function refuseClosed(found: Pick<Applicant, 'stage'>): void {
  if (!isOpen(found)) throw closed()
}

export const closed = (): Problem =>
  conflict('This application can no longer be changed.', 'application_closed')

/** Throws 409, with what is kept, where somebody has saved something else since `version` was read. */
export function refuseStale(found: Applicant, version: number, values: ApplicationValues | null): void {
  // Whoever was not answered sends the same again.
  if (found.version === version || (values !== null && isSame({ ...values }, { ...found.values }))) return
  const body: EditedMeanwhile = {
    detail: 'This application was changed on another page.',
    code: 'application_edited',
    version: found.version,
    theirs: found.values,
  }
  throw new Problem(409, { ...body })
}
