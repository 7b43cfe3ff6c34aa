import { setTimeout } from 'node:timers/promises'

const PATIENCE = 20_000
const INTERVAL = 10

/** Waits until it is so; throws the words if it is not within `patience` milliseconds. */
export const until = async (
  isSo: () => boolean | Promise<boolean>,
  words: string | (() => string),
  patience = PATIENCE,
): Promise<void> => {
  const end = performance.now() + patience
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(typeof words === 'string' ? words : words())
    await setTimeout(INTERVAL)
  }
}
