import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type {
  BatchNowQuery,
  BatchProgressFragment,
  CommandBatchMutation,
  PlanBatchMutation,
} from '#client/apollo/generated/graphql.ts'
import { readCpu } from './cpu.ts'
import type { Ask } from './read.ts'

/** Seconds. */
export interface BatchTiming {
  what: string
  planned: number
  /** From the confirmation until the batch says that it is done. */
  done: number
  /** Of the shop's and the database's processes, for both. */
  cpu: number
  /** Of records. */
  changed: number
  load: number
}

const MOST = 10_000
/** As the page of a batch does. */
const LOOKED_EVERY_MS = 1_000
const LONGEST_MS = 300_000

/** Runs batches of 10,000 images from all over the catalogue, and what undoes each. */
export async function measureBatches(
  ask: Ask,
  { size, pids }: { size: number; pids: readonly number[] },
  say: (text: string) => void,
): Promise<BatchTiming[]> {
  const ids = Array.from({ length: MOST }, (_, n) => `made-${n * (size / MOST) + 3}`)
  const timings: BatchTiming[] = []
  for (const [what, action] of Object.entries(ACTIONS)) {
    const { id, timing } = await runBatch(ask, pids, what, () => planOf(ask, ids, action))
    timings.push(timing)
    const undone = await runBatch(ask, pids, `${what}, undone`, () => undoingOf(ask, id))
    timings.push(undone.timing)
    for (const { planned, done, cpu, ...each } of [timing, undone.timing])
      say(
        `${size}: ${each.what} planned in ${planned.toFixed(1)} s, done in ${done.toFixed(1)} s, cpu ${cpu.toFixed(1)} s`,
      )
  }
  return timings
}

const ACTIONS = {
  'add a keyword': { type: 'ADD', field: 'keywords', entries: ['harbour'] },
  'set the price': { type: 'SET', field: 'price', value: 3 },
  unpublish: { type: 'SET', field: 'published', value: false },
}

async function runBatch(ask: Ask, pids: readonly number[], what: string, plan: () => Promise<string>) {
  const before = readCpu(pids)
  const began = performance.now()
  const id = await plan()
  const planned = performance.now()
  const { confirmBatch } = await command(ask, id, 'confirm')
  expectNone(confirmBatch?.userErrors)
  const changed = await waitUntilDone(ask, id)
  const timing: BatchTiming = {
    what,
    planned: (planned - began) / 1_000,
    done: (performance.now() - planned) / 1_000,
    cpu: (readCpu(pids) - before) / 1_000,
    changed,
    load: loadavg()[0] ?? 0,
  }
  return { id, timing }
}

async function planOf(ask: Ask, ids: readonly string[], action: object): Promise<string> {
  const input = { idempotencyKey: randomUUID(), resource: 'image', action, ids }
  const { planBatch } = await ask<PlanBatchMutation>('PlanBatch', { input })
  expectNone(planBatch.userErrors)
  return idOf(planBatch.batch)
}

async function undoingOf(ask: Ask, id: string): Promise<string> {
  const { undoBatch } = await command(ask, id, 'undo')
  expectNone(undoBatch?.userErrors)
  return idOf(undoBatch?.batch)
}

const command = (ask: Ask, id: string, what: 'confirm' | 'undo') =>
  ask<CommandBatchMutation>('CommandBatch', {
    id,
    key: randomUUID(),
    confirm: what === 'confirm',
    stop: false,
    undo: what === 'undo',
  })

type Now = (BatchNowQuery['batch'] & BatchProgressFragment) | null

async function waitUntilDone(ask: Ask, id: string): Promise<number> {
  const late = performance.now() + LONGEST_MS
  while (performance.now() < late) {
    const { batch } = await ask<{ batch: Now }>('BatchNow', { id })
    if (batch?.state === 'DONE') return batch.counts.changed
    await setTimeout(LOOKED_EVERY_MS)
  }
  throw new Error(`Batch ${id} is not done after ${LONGEST_MS / 1_000} s.`)
}

function expectNone(errors: readonly { message: string }[] | undefined): void {
  if (errors?.length !== 0) throw new Error(`Refused: ${errors?.map(({ message }) => message).join('; ')}`)
}

function idOf(batch: { id: string } | null | undefined): string {
  if (!batch) throw new Error('No batch was planned.')
  return batch.id
}
