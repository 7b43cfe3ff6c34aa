/** Waits for a promise no longer than so many milliseconds. */
export async function withBound<Value>(name: string, most: number, promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${name} took more than ${most} ms.`)), most)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
