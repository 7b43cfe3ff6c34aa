import { rename, rm, utimes } from 'node:fs/promises'
import { createBoundedFolder, ignoreMissing } from '../bounded-folder.ts'

/**
 * Files of this machine that stand for objects elsewhere, for libraries that read files. What was lent
 * longest ago goes when the folder is full.
 */
export interface LentFiles {
  /** Lends a file, which `fetch` writes where it is not there yet; null where `fetch` finds nothing. */
  lend(key: string, fetch: (path: string) => Promise<boolean>): Promise<string | null>
  /** Moves a file here that is the same as its object. */
  adopt(key: string, path: string): Promise<void>
  /** Again does nothing. */
  drop(key: string): Promise<void>
}

export function createLentFiles(bounds: { folder: string; budget: number }): LentFiles {
  const folder = createBoundedFolder(bounds)
  const underWay = new Map<string, Promise<string | null>>()

  const fetchOnce = (key: string, fetch: (path: string) => Promise<boolean>): Promise<string | null> => {
    const begun = underWay.get(key)
    if (begun) return begun
    const fetching = put(key, fetch).finally(() => underWay.delete(key))
    underWay.set(key, fetching)
    return fetching
  }

  const put = async (key: string, fetch: (path: string) => Promise<boolean>): Promise<string | null> => {
    try {
      return await folder.put(key, async (path) => {
        if (!(await fetch(path))) throw NOTHING
      })
    } catch (error) {
      if (error === NOTHING) return null
      throw error
    }
  }

  return {
    async lend(key, fetch) {
      const path = folder.pathOf(key)
      const now = new Date()
      const isThere = await utimes(path, now, now).then(() => true, ignoreMissing)
      return isThere ? path : fetchOnce(key, fetch)
    },
    async adopt(key, path) {
      await folder.put(key, (place) => rename(path, place))
    },
    drop: (key) => rm(folder.pathOf(key), { force: true }),
  }
}

const NOTHING = Symbol('nothing')
