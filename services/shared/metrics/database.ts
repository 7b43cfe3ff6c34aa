import { createWatchedGauge } from './gauge.ts'

const connections = createWatchedGauge(
  'database_connections',
  'Connections to the database. The embedded store has one, in use for one work at a time.',
  ['state'],
)
const waiting = createWatchedGauge(
  'database_waiting',
  'Works that wait for a connection, or for their turn in the embedded store.',
  [],
)

interface Depth {
  inUse: number
  idle: number
  waiting: number
}

/** Watches the database, and answers a function that stops. */
export function watchDatabase(depth: () => Depth): () => void {
  const ends = [
    connections({ state: 'in_use' }, () => depth().inUse),
    connections({ state: 'idle' }, () => depth().idle),
    waiting({}, () => depth().waiting),
  ]
  return () => {
    for (const end of ends) end()
  }
}
