import { setTimeout } from 'node:timers/promises'
import { readTruth } from './truth.ts'

/** Not in spec.md: services that were killed come back well before; on a busy machine that takes its time. */
const PATIENCE_MS = 120_000
const INTERVAL_MS = 250

/** Resolves when the services answer: the visit before may have ended with a storm that killed them. */
export const servicesAnswer = async (main: string): Promise<void> => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      await readTruth(main, null, null)
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await setTimeout(INTERVAL_MS)
    }
  }
}
