import type { BatchProgressFragment } from '#client/apollo/generated/graphql.ts'

/** Makes a batch of two artists, as the graph answers it in this state. */
export const makeBatch = (id: string, state: BatchProgressFragment['state']): BatchProgressFragment => ({
  __typename: 'Batch',
  id,
  resource: 'artist',
  state,
  author: 'ana@aquatint.test',
  plannedAt: '2026-11-25T10:00:00.000Z',
  confirmedAt: state === 'PLANNED' || state === 'EXPIRED' ? null : '2026-11-25T10:00:05.000Z',
  endedAt: state === 'STOPPED' || state === 'DONE' ? '2026-11-25T10:00:10.000Z' : null,
  undoneBy: null,
  action: {
    __typename: 'BatchAction',
    type: 'SET',
    field: 'active',
    value: false,
    entries: null,
    batch: null,
    file: null,
    name: null,
  },
  stopped: null,
  counts: { __typename: 'BatchCounts', made: 0, same: 0, refused: 0, ...COUNTS[state] },
  reasons: [],
})

const ALL = { waiting: 2, changed: 0 }
const HALF = { waiting: 1, changed: 1 }

const COUNTS: Record<BatchProgressFragment['state'], { waiting: number; changed: number }> = {
  PLANNED: ALL,
  RUNNING: HALF,
  STOPPING: HALF,
  STOPPED: HALF,
  DONE: { waiting: 0, changed: 2 },
  EXPIRED: ALL,
}
