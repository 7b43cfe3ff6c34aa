import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import type { Migrations } from '#machines/journal/migrate.ts'
import { moveIntoParts } from './parts-of-version-1.ts'

/**
 * Version 1 had all states side by side, and one within `lapsed` for each place to come back to, which
 * history states remember since. It did not keep which address the quote was asked for. Version 2 began with
 * the review, and had a step between address and payment that only told what shipping costs.
 */
export const checkoutMigrations: Migrations = {
  1: { to: '2', entries: (entries) => entries, snapshot: moveIntoParts },
  2: { to: '3', entries: (entries) => entries.flatMap(toThreeSteps), snapshot: joinShippingToReview },
}

/**
 * Nothing is agreed to by an event that agreed to less: whoever left the earlier review is at the address,
 * and only who accepted shipping has reviewed. Going forward is left out, as the steps were others.
 */
function toThreeSteps(entry: JournalEntry): JournalEntry[] {
  switch (entry.event.type) {
    case 'review.confirmed':
      return [{ ...entry, event: { type: 'step.back' } }]
    case 'shipping.accepted':
      return [{ ...entry, event: { type: 'review.confirmed' } }]
    case 'step.forward':
      return []
    default:
      return [entry]
  }
}

const NOW_CALLED: Readonly<Record<string, string>> = { review: 'address', shipping: 'review' }

const nowCalled = (step: string): string => NOW_CALLED[step] ?? step

function joinShippingToReview(snapshot: JournalSnapshot): JournalSnapshot {
  const { state } = snapshot
  if (!('value' in state) || !('context' in state)) return snapshot
  const { value, context } = state
  const historyValue = 'historyValue' in state ? renameHistory(state.historyValue) : {}
  const renamed = { value: renameStep(value), context: renameReached(context), historyValue }
  return { ...snapshot, state: { ...state, ...renamed } }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function renameStep(value: unknown): unknown {
  if (!isObject(value) || !isObject(value.open)) return value
  const { steps } = value.open
  if (typeof steps !== 'string') return value
  const now = nowCalled(steps)
  return { open: { steps: now === 'address' ? { address: 'filling' } : now } }
}

const renameReached = (context: unknown): unknown =>
  isObject(context) && typeof context.reached === 'string'
    ? { ...context, reached: nowCalled(context.reached) }
    : context

const STEP = 'checkout.open.steps.'

/** History states remember which step was left, by its id. */
function renameHistory(history: unknown): unknown {
  if (!isObject(history)) return history
  const rename = (left: unknown) =>
    isObject(left) && typeof left.id === 'string' && left.id.startsWith(STEP)
      ? { id: STEP + nowCalled(left.id.slice(STEP.length)) }
      : left
  return Object.fromEntries(
    Object.entries(history).map(([state, left]) => [state, Array.isArray(left) ? left.map(rename) : left]),
  )
}
