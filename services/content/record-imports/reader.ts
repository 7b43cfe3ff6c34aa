import { rm } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import { readPerson } from '#services/shared/resources/people.ts'
import type { Registry } from '#services/shared/resources/registry.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import type { Action } from '../batches/contract.ts'
import { addBatch } from '../batches/store.ts'
import type { Planned } from './collect.ts'
import { readRows } from './file/read-rows.ts'
import { FileRefused, type Limits } from './limits.ts'
import { planImport } from './plan-import.ts'
import type { ImportRow } from './store.ts'

interface ReaderDeps {
  database: Database
  incoming: Parts
  /** Gives paths of this machine at which nothing is. */
  draft: () => Promise<string>
  resources: Registry
  clock: Clock
  limits: Limits
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** A process has a file for itself so long after it last said how far it is. */
const LEASE_MS = 60_000

/**
 * Reads files that are whole, one at a time, and plans a batch of each. What one process leaves when it dies
 * another begins anew, which costs nothing but time: nothing is written of any record.
 */
export function startReader({
  database,
  incoming,
  draft,
  resources,
  clock,
  limits,
  log,
}: ReaderDeps): Rounds {
  let isStopping = false
  const lease = () => new Date(clock().getTime() + LEASE_MS)

  const takeNext = async (): Promise<ImportRow | undefined> => {
    const [taken] = await database.query<ImportRow>(
      `update content.record_imports set leased_until = $1 where id =
         (select id from content.record_imports where state = 'reading'
            and (leased_until is null or leased_until < $2) order by id limit 1 for update skip locked)
       returning id, resource, name, author`,
      [lease(), clock()],
    )
    return taken
  }

  const plan = async ({ id, resource: name, name: file, author }: ImportRow, path: string): Promise<void> => {
    const [resource, user, at] = [
      resources.named(name),
      await readPerson(database, 'content', author),
      clock(),
    ]
    const action: Action = { type: 'import', file }
    const rows = readRows(path, resource, limits)
    const onRead = async (count: number) => {
      if (isStopping) throw new ReadingStopped()
      await database.query('update content.record_imports set rows = $2, leased_until = $3 where id = $1', [
        id,
        count,
        lease(),
      ])
    }
    const planned = await planImport(database, rows, { resource, action, limits, onRead }, { user, at })
    await database.transaction((tx) => settle(tx, id, { resource: name, action, author, at }, planned))
  }

  const readNext = async (): Promise<boolean> => {
    const taken = await takeNext()
    if (!taken) return false
    const path = await draft()
    try {
      await incoming.copyTo(`${taken.id}`, path)
      await plan(taken, path)
    } catch (error) {
      if (error instanceof ReadingStopped) return release(taken)
      const reason = reasonOf(error)
      if (reason === null) throw error
      await database.query(
        `update content.record_imports set state = 'refused', reason = $2 where id = $1 and state = 'reading'`,
        [taken.id, reason],
      )
    } finally {
      await rm(path, { force: true })
    }
    await incoming.drop(`${taken.id}`)
    return true
  }

  /** Leaves a file to whoever comes next, who need not wait. */
  const release = async ({ id }: ImportRow): Promise<boolean> => {
    await database.query('update content.record_imports set leased_until = null where id = $1', [id])
    return false
  }

  const rounds = startRounds('record_imports', readNext, (error) =>
    log.warn({ err: error }, 'a file of records could not be read; it is tried again'),
  )
  return {
    nudge: rounds.nudge,
    stop() {
      isStopping = true
      return rounds.stop()
    },
  }
}

/** A service that ends does not wait for a file to be read. */
class ReadingStopped extends Error {
  override readonly name = 'ReadingStopped'
}

/** Keeps the plan, unless another process was quicker. */
async function settle(
  tx: Queryable,
  id: number,
  batch: { resource: string; action: Action; author: string; at: Date },
  { items, same }: Planned,
): Promise<void> {
  if (items.length + same === 0) throw new FileRefused('This file has a header and no rows.')
  const [mine] = await tx.query(
    `select from content.record_imports where id = $1 and state = 'reading' for update`,
    [id],
  )
  if (!mine) return
  const made = await addBatch(tx, { ...batch, unlisted: same }, items)
  await tx.query(
    `update content.record_imports set state = 'planned', batch = $2, leased_until = null where id = $1`,
    [id, made],
  )
}

function reasonOf(error: unknown): string | null {
  if (error instanceof FileRefused) return error.message
  const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  return isGone ? 'The file is no longer there. Upload it again.' : null
}
