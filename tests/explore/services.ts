import { until } from '#tests/walks/browser/until.ts'

/** Not in spec.md: services that were killed come back well before; on a busy machine that takes its time. */
const PATIENCE_MS = 120_000

/** Resolves when all of the shop answers: the visit before may have ended with its services killed. */
export const shopAnswers = (shop: string): Promise<void> => {
  const isReady = () =>
    fetch(`${shop}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  return until(isReady, `${shop} is not ready.`, PATIENCE_MS)
}
