const works: (() => unknown)[] = []

/**
 * Runs `work` after the last test of this file; the last registered runs first. For use in hooks and tests,
 * where `afterAll` cannot be called.
 */
export const afterFile = (work: () => unknown): void => {
  works.unshift(work)
}

/** Runs all that `afterFile` was given. */
export const cleanUpFile = async (): Promise<void> => {
  for (const work of works.splice(0)) await work()
}
