import { until } from '#tests/walks/browser/until.ts'

/** Not in spec.md: killed services are back well before, though a busy machine takes its time. */
const PATIENCE_MS = 120_000

/** Resolves once the whole shop answers: the visit before may have ended with its services killed. */
export const waitForShop = (shop: string): Promise<void> => {
  const isReady = () =>
    fetch(`${shop}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  return until(isReady, `${shop} is not ready.`, PATIENCE_MS)
}
