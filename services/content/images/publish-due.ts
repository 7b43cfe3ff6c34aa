import type { FastifyBaseLogger } from 'fastify'
import { refusePublication } from '#machines/lifecycles/image-refusal.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import type { StaffCheck } from '#services/shared/http/staff-rights.ts'
import { changeRecord } from '#services/shared/resources/commands.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { findRecords } from '#services/shared/resources/found.ts'
import { readPerson } from '#services/shared/resources/people.ts'
import type { Person } from '#services/shared/resources/resource.ts'
import { changerOf } from '#services/shared/resources/state.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import { lockForEdits } from './lock-for-edits.ts'
import { publishableOf } from './publishable.ts'
import { images } from './resource.ts'

interface DueDeps {
  database: Database
  clock: Clock
  isStaff: StaffCheck
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Publishes or unpublishes each image whose moment has come, by an edit of whoever chose the moment. Several
 * processes at once do it once. What the lifecycle refuses, and what was chosen by somebody who is not staff
 * any more, is kept with its reason, in the place of the moment. One that fails waits for the next round, and
 * keeps none of the others.
 */
export async function publishDue(deps: DueDeps): Promise<void> {
  const left: string[] = []
  for (let due = await findDue(deps, left); due; due = await findDue(deps, left)) {
    try {
      if (!(await publish(deps, due))) left.push(due.id)
    } catch (error) {
      left.push(due.id)
      deps.log.warn(
        { err: error, image: due.id },
        'an image was not published at its time; it is tried again',
      )
    }
  }
}

interface Due {
  id: string
  field: 'publish_at' | 'unpublish_at'
}

const DUE = `select id, case when publish_at = least(publish_at, unpublish_at) then 'publish_at' else 'unpublish_at' end as field
  from content.images
  where (publish_at is not null or unpublish_at is not null) and least(publish_at, unpublish_at) <= $1`

/** Of both moments the earlier comes first, so that after a long absence the later one decides. */
async function findDue({ database, clock }: DueDeps, left: readonly string[]): Promise<Due | undefined> {
  const [due] = await database.query<Due>(
    `${DUE} and id <> all($2) order by least(publish_at, unpublish_at) limit 1`,
    [clock(), left],
  )
  return due
}

/** Answers whether it did: another process may have it. */
async function publish({ database, clock, isStaff }: DueDeps, due: Due): Promise<boolean> {
  const at = clock()
  const user = await findWhoChose(database, due, at)
  const isAllowed = await isStaff(user.user_id)
  return database.transaction(async (tx) => {
    await lockForEdits(tx)
    const [held] = await tx.query<Due>(`${DUE} and id = $2 for update skip locked`, [at, due.id])
    if (held?.field !== due.field) return false
    await changeRecord(tx, images, due.id, (values) => outcomeOf(values, due.field, isAllowed), { user, at })
    return true
  })
}

async function findWhoChose(db: Queryable, { id, field }: Due, at: Date): Promise<Person> {
  const [found] = await findRecords(db, images, [id], at)
  if (!found) throw new Error(`${id} is gone.`)
  return readPerson(db, 'content', changerOf(found.state, field).actor)
}

const NOT_STAFF = 'Whoever chose this time is not staff any more.'

function outcomeOf(values: Values, field: Due['field'], isAllowed: boolean): Values {
  const published = field === 'publish_at'
  const refusal = isAllowed ? refusePublication(publishableOf(values), published) : NOT_STAFF
  return refusal === null
    ? { [field]: null, schedule_refusal: '', published }
    : { [field]: null, schedule_refusal: refusal }
}

/** Does so every ten seconds, and at once as the service starts. */
export const startPublishing = (deps: DueDeps): Rounds =>
  startRounds(
    'scheduled_publications',
    async () => {
      await publishDue(deps)
      return false
    },
    (error) => deps.log.warn({ err: error }, 'images were not published at their times; it is tried again'),
  )
