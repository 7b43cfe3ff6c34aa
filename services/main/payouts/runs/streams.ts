import { decide } from '#machines/lifecycles/decide.ts'
import {
  type PayoutRunCommand,
  payoutRunLifecycle,
  payoutRunStateOf,
} from '#machines/lifecycles/payout-run.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createHandler, type StreamKind } from '#services/shared/events/handler.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'
import { conflict, forbidden, notFound } from '#services/shared/http/problem.ts'
import { type RunAdvanced, type RunEvent, runEvents } from './events.ts'
import { projectRun } from './projection.ts'
import { evolveRun, type RunState } from './state.ts'

/** The streams of runs, each named by its id. */
export const runStreams: StreamKind<RunEvent, RunState | null> = {
  schema: 'main',
  prefix: 'run-',
  types: runEvents,
  empty: null,
  evolve: evolveRun,
  project: projectRun,
}

const store = createEventStore('main', runEvents)

/** Reads the current state of a run. Throws 404. */
export async function readRun(db: Queryable, id: string): Promise<RunState> {
  const state = (await store.read(db, runStreams.prefix + id)).reduce(evolveRun, null)
  if (!state) throw notFound()
  return state
}

/** Writes runs: their events and the tables that lists read. */
export function createRunStreams({ clock }: { clock: Clock }) {
  const handler = createHandler(runStreams, clock)

  /** Makes other writers of the run wait until the transaction ends, and answers it. Throws 404. */
  async function lock(tx: Queryable, id: string): Promise<RunState> {
    await tx.query('select id from main.payout_run where id = $1 for update', [id])
    return readRun(tx, id)
  }

  return {
    async start(tx: Queryable, id: string, day: string, actor: string): Promise<void> {
      await handler.handle(tx, id, () => [{ type: 'run.started', data: { day } }], actor)
    },

    /** Keeps what a round has done. The run is locked. */
    async advance(tx: Queryable, id: string, data: RunAdvanced): Promise<void> {
      await handler.handle(tx, id, () => [{ type: 'run.advanced', data }], 'system')
    },

    /** Runs one command. Throws 404, 403, and 409 `wrong_state`. */
    async change(tx: Queryable, id: string, command: PayoutRunCommand, actor: string): Promise<void> {
      const { status } = await lock(tx, id)
      const decision = decide(payoutRunLifecycle, payoutRunStateOf(status), command)
      if (!decision.accepted) throw decision.because === 'role' ? forbidden() : wrongState(command)
      const events = decision.facts.map(({ type }): RunEvent => ({ type, data: {} }))
      await handler.handle(tx, id, () => events, actor)
    },
  }
}

const WANTED: Readonly<Record<PayoutRunCommand['type'], string>> = {
  'run.open': 'This run has been opened.',
  'run.send': 'Only a run whose payouts are all open can be sent.',
  'run.cancel': 'Only a run whose payouts are all open can be canceled.',
  'run.finish': 'This run is not under way.',
  'run.download': 'The bank’s file is there once the run has been sent.',
}

const wrongState = ({ type }: PayoutRunCommand) => conflict(WANTED[type], 'wrong_state')
