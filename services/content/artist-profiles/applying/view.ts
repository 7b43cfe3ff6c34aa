import type { Queryable } from '#services/shared/database/driver.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { findRecords } from '#services/shared/resources/found.ts'
import { type RecordState, statesOf } from '#services/shared/resources/state.ts'
import { artistProfiles } from '../resource.ts'
import { readApplicant } from './applicant.ts'
import type { ApplicationView, EarlierApplication } from './contract.ts'
import { readDecidedAt, readUsualDays } from './durations.ts'

/** Shows somebody their application. */
export async function viewApplication(db: Queryable, uuid: string, at: Date): Promise<ApplicationView> {
  const found = await readApplicant(db, uuid)
  const { profile, stage, version, values, submittedAt, declineReason, sample } = found
  const isDecided = stage === 'declined' || stage === 'approved' || stage === 'payment'
  const [record] = profile === null ? [] : await findRecords(db, artistProfiles, [profile], at)
  const declined = record ? declinedOf(record.state) : []
  return {
    stage,
    version,
    values,
    submitted_at: submittedAt?.toISOString() ?? null,
    decided_at: isDecided && profile !== null ? await readDecidedAt(db, profile) : null,
    decline_reason: declineReason,
    sample,
    usual_days: await readUsualDays(db),
    // The last decline is what is shown itself.
    earlier: stage === 'declined' ? declined.slice(1) : declined,
  }
}

const textOf = (values: Values, field: string): string => `${values[field] ?? ''}`
const textsOf = (values: Values, field: string): string[] => {
  const value = values[field]
  return Array.isArray(value) ? value.map(String) : []
}

/** Applications that were declined, as history has them, the latest first. */
const declinedOf = (state: RecordState): EarlierApplication[] =>
  [...statesOf(state)].flatMap(({ values, last: { event, at } }) => {
    const isDecline =
      event.type === 'record.edited' &&
      event.data.changes.some(({ field, to }) => field === 'application_stage' && to === 'declined')
    if (!isDecline || !values) return []
    return [
      {
        full_name: textOf(values, 'full_name'),
        location: textOf(values, 'location'),
        bio: textOf(values, 'bio'),
        website: textOf(values, 'website'),
        links: textsOf(values, 'links'),
        sample: textsOf(values, 'sample'),
        submitted_at: textOf(values, 'submitted_at'),
        decided_at: at,
        decline_reason: textOf(values, 'decline_reason'),
      },
    ]
  })
