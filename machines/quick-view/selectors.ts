import type { SnapshotFrom } from 'xstate'
import type { QuickViewFailure } from './failure.ts'
import type { quickViewMachine } from './machine.ts'
import { findNeighbour } from './page.ts'

type Snapshot = SnapshotFrom<typeof quickViewMachine>

/** The image whose quick view is open; null when it is closed. */
export const selectOpenId = (snapshot: Snapshot): string | null =>
  snapshot.matches({ view: 'open' }) ? snapshot.context.id : null
/** The image that was found and is shown; null while it loads, when there is none, and when it is closed. */
export const selectShownId = (snapshot: Snapshot): string | null =>
  snapshot.matches({ view: { open: 'showing' } }) || snapshot.matches({ view: { open: 'unpublished' } })
    ? snapshot.context.id
    : null
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectIsUnpublished = (snapshot: Snapshot): boolean =>
  snapshot.matches({ view: { open: 'unpublished' } })
export const selectIsMissing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ view: { open: 'missing' } })
/** The failure to show with a way to retry. */
export const selectFailure = (snapshot: Snapshot): QuickViewFailure | null =>
  snapshot.matches({ view: { open: 'failed' } }) ? snapshot.context.failure : null
/** Whether an arrow leads anywhere, within the page or to another. */
export const selectHasNext = ({ context }: Snapshot): boolean =>
  findNeighbour(context.page, context.id, context.position, 1) !== null || context.page.hasNext
export const selectHasPrevious = ({ context }: Snapshot): boolean =>
  findNeighbour(context.page, context.id, context.position, -1) !== null || context.page.hasPrevious
