import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import type { StaffCheck } from '#services/shared/http/staff-rights.ts'
import { readPerson } from '#services/shared/resources/people.ts'
import type { Registry } from '#services/shared/resources/registry.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import { stateAfter, writeState } from './command.ts'
import { runRound } from './round.ts'
import { BATCH_COLUMNS, type Batch, findBatch } from './store.ts'

interface RunnerDeps {
  database: Database
  resources: Registry
  isStaff: StaffCheck
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Carries out what was confirmed, a round of each batch in turn. Several processes share the work, and what
 * one leaves when it dies the others take. Before each round it asks whether the author is still staff; while
 * that cannot be asked, the batch waits.
 */
export function startRunner({ database, resources, isStaff, clock, log }: RunnerDeps): Rounds {
  const runOne = async (batch: Batch): Promise<boolean> => {
    if (batch.state === 'stopping') return database.transaction((tx) => finish(tx, batch.id, clock()))
    if (!(await isStaff(batch.author))) return database.transaction((tx) => forbid(tx, batch.id, clock()))
    const settled = await database.transaction((tx) => runNext(tx, batch))
    return settled > 0 || database.transaction((tx) => finish(tx, batch.id, clock()))
  }

  const runNext = async (tx: Queryable, batch: Batch): Promise<number> => {
    // Hold its key alone: whoever stops it need not wait, and whoever ends it waits for this round.
    const [held] = await tx.query(
      `select from content.batches where id = $1 and state = 'running' for key share`,
      [batch.id],
    )
    if (!held) return 0
    const user = await readPerson(tx, 'content', batch.author)
    return runRound(tx, resources, batch, { user, at: clock(), batch: batch.id })
  }

  const runNextOfEach = async (): Promise<boolean> => {
    const batches = await database.query<Batch>(
      `select ${BATCH_COLUMNS} from content.batches b where b.state in ('running', 'stopping') order by b.id`,
    )
    let isMore = false
    for (const batch of batches) if (await runOrLeave(batch)) isMore = true
    return isMore
  }

  /** One that fails waits for the next time, and keeps none of the others. */
  const runOrLeave = (batch: Batch): Promise<boolean> =>
    runOne(batch).catch((error) => {
      log.warn({ err: error, batch: batch.id }, 'a batch could not go on; it is tried again')
      return false
    })

  return startRounds('batches', runNextOfEach, (error) =>
    log.warn({ err: error }, 'batches could not go on; it is tried again'),
  )
}

/** Finds a batch that no round holds, and locks it. */
async function lockIdle(tx: Queryable, id: number): Promise<Batch | undefined> {
  const [idle] = await tx.query('select from content.batches where id = $1 for update skip locked', [id])
  return idle && findBatch(tx, id)
}

/** Ends a batch of which nothing is left to do, or that was stopped; answers whether it did. */
async function finish(tx: Queryable, id: number, at: Date): Promise<boolean> {
  const batch = await lockIdle(tx, id)
  const state = batch && stateAfter(batch, 'batch.finish', 'system')
  if (!state || (state === 'done' && (await isWaiting(tx, id)))) return false
  await writeState(tx, batch, state, { ended_at: at })
  return true
}

async function forbid(tx: Queryable, id: number, at: Date): Promise<boolean> {
  const batch = await lockIdle(tx, id)
  const state = batch && stateAfter(batch, 'batch.forbid', 'system')
  if (!state) return false
  await writeState(tx, batch, state, { ended_at: at, stopped_because: 'rights', stopped_by: null })
  return true
}

async function isWaiting(tx: Queryable, id: number): Promise<boolean> {
  const waiting = await tx.query(
    `select from content.batch_item where batch = $1 and outcome = 'waiting' limit 1`,
    [id],
  )
  return waiting.length > 0
}
