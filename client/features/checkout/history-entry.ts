import { stepsInOrder } from '#machines/checkout/selectors.ts'

const steps: readonly unknown[] = stepsInOrder

/** Which step an entry of the history is, by its place among them; -1 for one that is none yet. */
export const entryOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'step' in state ? steps.indexOf(state.step) : -1
