/**
 * Says what is being done, and how long a long step has taken, so that nobody waits before a silent screen.
 */
export const showProgress = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 1000)
  console.error(`${what} …`)
  const ticking = setInterval(() => console.error(`${what}, ${seconds()} s so far …`), 5_000)
  try {
    return await work()
  } finally {
    clearInterval(ticking)
  }
}
