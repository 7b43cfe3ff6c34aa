import { setTimeout } from 'node:timers/promises'

/** Not in spec.md: services that were killed come back well before; on a busy machine that takes its time. */
const PATIENCE_MS = 120_000
const INTERVAL_MS = 250

/** Resolves when all of the shop answers: the visit before may have ended with a storm that killed its services. */
export const shopAnswers = async (shop: string): Promise<void> => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const isReady = await fetch(`${shop}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (Date.now() > end) throw new Error(`${shop} is not ready.`)
    await setTimeout(INTERVAL_MS)
  }
}
