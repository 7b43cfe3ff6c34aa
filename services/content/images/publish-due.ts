import type { FastifyBaseLogger } from 'fastify'
import { refusePublication } from '#machines/lifecycles/image-refusal.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { changeRecord } from '#services/shared/resources/commands.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { findRecord } from '#services/shared/resources/found.ts'
import type { Person } from '#services/shared/resources/resource.ts'
import { changerOf } from '#services/shared/resources/state.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import { lockForEdits } from './lock-for-edits.ts'
import { publishableOf } from './publishable.ts'
import { images } from './resource.ts'

interface DueDeps {
  database: Database
  clock: Clock
}

/**
 * Publishes or unpublishes one image whose moment has come, by an edit of whoever chose the moment, and
 * answers whether there was one. Several processes at once do it once. What the lifecycle refuses is kept
 * with its reason, in the place of the moment.
 */
export const publishNextDue = ({ database, clock }: DueDeps): Promise<boolean> =>
  database.transaction(async (tx) => {
    const at = clock()
    const due = await takeDue(tx, at)
    if (!due) return false
    const user = await findWhoChose(tx, due, at)
    await changeRecord(tx, images, due.id, (values) => outcomeOf(values, due.field), { user, at })
    return true
  })

interface Due {
  id: string
  field: 'publish_at' | 'unpublish_at'
}

/** Of both moments the earlier comes first, so that after a long absence the later one decides. */
async function takeDue(tx: Queryable, at: Date): Promise<Due | null> {
  await lockForEdits(tx)
  const [due] = await tx.query<Due>(
    `select id, case when publish_at = least(publish_at, unpublish_at) then 'publish_at' else 'unpublish_at' end as field
     from content.images
     where (publish_at is not null or unpublish_at is not null) and least(publish_at, unpublish_at) <= $1
     order by least(publish_at, unpublish_at) limit 1 for update skip locked`,
    [at],
  )
  return due ?? null
}

async function findWhoChose(tx: Queryable, { id, field }: Due, at: Date): Promise<Person> {
  const { actor } = changerOf((await findRecord(tx, images, id, at)).state, field)
  const [person] = await tx.query<Person>(
    'select uuid as user_id, email, is_staff from content.person where uuid = $1',
    [actor],
  )
  if (!person) throw new Error(`Nobody is known as ${actor}.`)
  return person
}

function outcomeOf(values: Values, field: Due['field']): Values {
  const published = field === 'publish_at'
  const refusal = refusePublication(publishableOf(values), published)
  return refusal === null
    ? { [field]: null, schedule_refusal: '', published }
    : { [field]: null, schedule_refusal: refusal }
}

/** Does so every ten seconds, and at once as the service starts. */
export const startPublishing = (deps: DueDeps, log: Pick<FastifyBaseLogger, 'warn'>): Rounds =>
  startRounds(
    'scheduled_publications',
    () => publishNextDue(deps),
    () => log.warn('an image was not published at its time; it is tried again'),
  )
