import type { PayoutRunStatus } from '#machines/lifecycles/payout-run.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { RunEvent } from './events.ts'

/** The fold of a run's events, as far as commands go by it. */
export interface RunState {
  /** YYYY-MM-DD */
  day: string
  status: PayoutRunStatus
  /** The last artist that was looked at. */
  after: number
}

const STATUS: Partial<Record<RunEvent['type'], PayoutRunStatus>> = {
  'run.opened': 'open',
  'run.sending-begun': 'sending',
  'run.cancelling-begun': 'cancelling',
  'run.sent': 'sent',
  'run.cancelled': 'cancelled',
}

export const statusAfter = (type: RunEvent['type'], before: PayoutRunStatus): PayoutRunStatus =>
  STATUS[type] ?? before

/** Null before the run is started. */
export function evolveRun(state: RunState | null, { event }: StoredEvent<RunEvent>): RunState | null {
  if (event.type === 'run.started') return { day: event.data.day, status: 'opening', after: 0 }
  if (!state) return null
  if (event.type === 'run.advanced') return { ...state, after: event.data.after }
  return { ...state, status: statusAfter(event.type, state.status) }
}
