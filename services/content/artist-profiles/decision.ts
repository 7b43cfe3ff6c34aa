import { UNSUBMITTED } from '#machines/lifecycles/application-refusal.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, invalid, ownMatter, Problem } from '#services/shared/http/problem.ts'
import { createRecord } from '#services/shared/resources/commands.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import type { Found } from '#services/shared/resources/found.ts'
import { readNames } from '#services/shared/resources/people.ts'
import type { By } from '#services/shared/resources/resource.ts'
import { statesOf } from '#services/shared/resources/state.ts'
import { STANDARD_ROYALTY_CODE } from '#services/shared/royalty-code.ts'
import { artists } from '../artists/resource.ts'
import { foldArtistName } from '../index/enrol-artists.ts'
import { moveApplication, stageOf } from './applications.ts'
import { noteDecision } from './applying/durations.ts'
import type { DecidedMeanwhile, Decision, DecisionBody } from './contract.ts'

/**
 * Approves or declines an application. Throws 400 where nobody could be told or credited, 403 where it is
 * one's own, 404, and 409 where it is not what staff have read (contract.ts).
 */
export async function decideApplication(
  tx: Queryable,
  id: number,
  { decision, reason = '', version }: DecisionBody,
  by: By,
): Promise<void> {
  const command =
    decision === 'approve'
      ? { type: 'application.approve' as const, by: 'staff' as const }
      : { type: 'application.decline' as const, by: 'staff' as const, reason }
  await moveApplication(tx, id, command, by, async (found): Promise<Values> => {
    await refuseAnother(tx, found, version)
    if (found.values.user_uuid === by.user.user_id) throw ownMatter(OWN)
    const { submitted_at } = found.values
    if (typeof submitted_at === 'string')
      await noteDecision(tx, {
        profile: id,
        isApproved: decision === 'approve',
        submittedAt: submitted_at,
        at: by.at,
      })
    if (decision === 'decline') return {}
    return { artist: await enrol(tx, found.values, by) }
  })
}

const OWN = 'Someone else has to decide on your own application.'

async function refuseAnother(tx: Queryable, found: Found, version: number): Promise<void> {
  const stage = stageOf(found.values)
  if (stage === 'approved' || stage === 'payment' || stage === 'declined') throw await decidedBy(tx, found)
  if (stage !== 'submitted') throw conflict(UNSUBMITTED, 'application_unsubmitted')
  if (found.version !== version)
    throw conflict('This application has changed since you read it.', 'application_changed')
}

const DECISIONS: Readonly<Record<string, Decision>> = { approved: 'approve', declined: 'decline' }
const DONE: Readonly<Record<Decision, string>> = { approve: 'approved', decline: 'declined' }

/** 409, which says who decided what, and when. */
async function decidedBy(tx: Queryable, { values, state }: Found): Promise<Problem> {
  // Who has come to payment was approved before.
  const decision = DECISIONS[stageOf(values)] ?? 'approve'
  const deed = [...statesOf(state)].find(
    ({ last: { event } }) =>
      event.type === 'record.edited' &&
      event.data.changes.some(({ field, to }) => field === 'application_stage' && to === DONE[decision]),
  )
  const actor = deed?.last.actor ?? 'system'
  const nameOf = await readNames(tx, 'content', [actor])
  const decided = { decision, by: nameOf(actor), at: deed?.last.at ?? `${values.updated}` }
  const body: DecidedMeanwhile = {
    detail: `This application was ${DONE[decision]} meanwhile.`,
    code: 'application_decided',
    decided,
  }
  return new Problem(409, { ...body })
}

/**
 * Makes an artist of the profile's name, to whom images can be credited, and answers its id; one who is there
 * stays. Throws 400 where another profile is that artist: each would read what the other is owed.
 */
async function enrol(tx: Queryable, { full_name }: Values, by: By): Promise<number> {
  const name = `${full_name}`
  const folded = foldArtistName(name)
  if (folded === '') throw invalid({ decision: ['Give this profile a name with a letter or a digit first.'] })
  // Two of the same name may be approved at once.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`content.artists.${folded}`])
  const [standing] = await tx.query<{ id: number; is_taken: boolean }>(
    `select id, exists (select from content.artist_profiles where artist_id = artists.id) as is_taken
     from content.artists where folded = $1`,
    [folded],
  )
  if (standing?.is_taken)
    throw invalid({ decision: ['Another artist has this name. Give this profile another one first.'] })
  if (standing) return standing.id
  // What they sell earns from the first day on, also before they accept the agreement.
  const made = { name, gaa_artist: true, royalty_code: STANDARD_ROYALTY_CODE }
  return Number(await createRecord(tx, artists, made, by))
}
