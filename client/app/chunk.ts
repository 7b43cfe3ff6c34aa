/** A part of the program that could not be loaded: the line is down, or a new version has replaced it. */
export class ChunkError extends Error {
  constructor(options?: ErrorOptions) {
    super('A part of this page could not be loaded.', options)
    this.name = 'ChunkError'
  }
}

/** spec.md section 9 */
const TIMEOUT = 120_000

/** A lazily loaded route module, whose failure is known as one. */
export const loadChunk =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const timeout = Promise.withResolvers<never>()
    const timer = setTimeout(timeout.reject, TIMEOUT, new Error('Timed out.'))
    try {
      return await Promise.race([load(), timeout.promise])
    } catch (cause) {
      throw new ChunkError({ cause })
    } finally {
      clearTimeout(timer)
    }
  }

const RELOADED = 'aquatint.reloaded'

/**
 * Whether a reload may mend a missing chunk, remembering that it was tried: once an address and a build, so that it
 * never becomes a loop, not even in a browser that keeps nothing, and again after the next deploy.
 */
export const claimReload = (storage: Storage, href: string, build: string): boolean => {
  const attempt = `${build} ${href}`
  if (storage.getItem(RELOADED) === attempt) return false
  try {
    storage.setItem(RELOADED, attempt)
  } catch {
    return false
  }
  return storage.getItem(RELOADED) === attempt
}
