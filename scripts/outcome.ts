/** What a part of a test run came to. */
export interface Outcome {
  passed: number
  failed: number
  /** Names of tests that failed, and of those that passed only at the second try; what stopped a runner. */
  notes?: readonly string[]
}

/**
 * Judges a runner by its exit code and by what it counted. One that failed without naming a test, left no
 * report, or found no test counts as failed, and is named.
 */
export const judge = (
  runner: string,
  code: number,
  counted: Outcome | undefined,
  mayFindNone = false,
): Outcome => {
  const stopped = (why: string): Outcome => ({
    passed: counted?.passed ?? 0,
    failed: 1,
    notes: [...(counted?.notes ?? []), `failed: ${runner} ${why}`],
  })
  if (!counted) return stopped(`left no report and ended with code ${code}`)
  if (counted.passed + counted.failed === 0 && !(code === 0 && mayFindNone))
    return stopped(`ran no test and ended with code ${code}`)
  return code !== 0 && counted.failed === 0
    ? stopped(`ended with code ${code}, though no test failed`)
    : counted
}
