import { Counter, Gauge } from 'prom-client'

const lastSuccess = new Gauge({
  name: 'rounds_last_success_timestamp_seconds',
  help: 'When a round last ended well. One that stays behind the others has stopped, or fails.',
  labelNames: ['rounds'],
})
const lastDuration = new Gauge({
  name: 'rounds_last_duration_seconds',
  help: 'How long the last round took.',
  labelNames: ['rounds'],
})
const failures = new Counter({
  name: 'rounds_failures_total',
  help: 'Rounds that failed; what was due is tried again in the next.',
  labelNames: ['rounds'],
})

/** Does a round and notes how it went. Throws what the round throws. */
export async function measureRound(rounds: string, work: () => Promise<void>): Promise<void> {
  const end = lastDuration.startTimer({ rounds })
  try {
    await work()
    lastSuccess.set({ rounds }, Date.now() / 1_000)
  } catch (error) {
    failures.inc({ rounds })
    throw error
  } finally {
    end()
  }
}
