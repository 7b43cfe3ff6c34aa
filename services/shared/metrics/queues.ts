import { Counter } from 'prom-client'
import { createWatchedGauge } from './gauge.ts'

/** Counts works that wait for their turn, and mail that is to be sent. */
export const watchWaiting = createWatchedGauge('queue_waiting', 'Works that wait in a queue.', ['queue'])
export const watchRunning = createWatchedGauge('queue_running', 'Works of a queue that run.', ['queue'])

const refused = new Counter({
  name: 'queue_refused_total',
  help: 'Works for which a queue had no room.',
  labelNames: ['queue'],
})
export const countRefused = (queue: string): void => refused.inc({ queue })
