import { nextTask } from '#client/app/start/next-task.ts'
import * as say from '../messages.ts'

/** A chunk that could not be loaded: the line is down, or a new version has replaced it. */
export class ChunkError extends Error {
  constructor(options?: ErrorOptions) {
    super(say.partOfPageNotLoaded, options)
    this.name = 'ChunkError'
  }
}

/** spec.md section 9 */
const TIMEOUT = 120_000

/** A module's address, which Chromium and Firefox name in their error. */
const ADDRESS = /https?:\/\/[^\s'"]+\.js(?=[?\s'"]|$)/

/**
 * Loads a part of the program, and its failure is known as one. What could not be loaded is asked for by
 * another address the next time: browsers may keep for as long as the page stands that a module could not be
 * had.
 */
export const loadChunk = <Module>(load: () => Promise<Module>) => {
  let loadNext = load
  let failures = 0
  return async (): Promise<Module> => {
    // Do not ask while offline: Chromium never asks again for a module, or one that it needs, that it missed.
    if (navigator.onLine === false) throw new ChunkError()
    const timeout = Promise.withResolvers<never>()
    const timer = setTimeout(timeout.reject, TIMEOUT, new Error('Timed out.'))
    try {
      // To ask for a page with all that it needs takes a phone up to 200 ms: answer the press first.
      await nextTask()
      return await Promise.race([loadNext(), timeout.promise])
    } catch (cause) {
      failures += 1
      const address = findAddress(cause)
      if (address) loadNext = () => import(/* @vite-ignore */ `${address}?again=${failures}`)
      throw new ChunkError({ cause })
    } finally {
      clearTimeout(timer)
    }
  }
}

const findAddress = (cause: unknown) =>
  cause instanceof Error ? ADDRESS.exec(cause.message)?.[0] : undefined

const RELOADED = 'aquatint.reloaded'

/**
 * Whether a reload may mend a missing chunk, remembering that it was tried: once an address and a build, so
 * that it never becomes a loop, not even in a browser that keeps nothing, and again after the next deploy.
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
