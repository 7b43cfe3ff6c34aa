import { LRUCache } from 'lru-cache'
import { countRead } from '#services/shared/metrics/caches.ts'

/** Bytes of all pictures that are kept, and of one at most: what a grid shows is far smaller. */
const BUDGET = 48 * 1024 * 1024
const LARGEST = 512 * 1024

/** Headers of the picture itself, and not of the one answer that brought it. */
const OF_PICTURES = ['content-type', 'cache-control', 'etag', 'vary', 'x-content-type-options']

export interface KeptPicture {
  headers: Record<string, string>
  bytes: Buffer
}

/** What of an answer can be given to others, too. */
export const pictureOf = ({ headers }: Response, bytes: ArrayBuffer): KeptPicture => ({
  headers: Object.fromEntries([...headers].filter(([name]) => OF_PICTURES.includes(name))),
  bytes: Buffer.from(bytes),
})

/**
 * Pictures that were asked for lately, by address and what the browser accepts. They answer without the
 * service, which may be drawing others; what an address names never changes.
 */
export const createPictureCache = () => {
  const kept = new LRUCache<string, KeptPicture>({
    maxSize: BUDGET,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  return {
    find(key: string): KeptPicture | undefined {
      const picture = kept.get(key)
      countRead('pictures', picture !== undefined)
      return picture
    },
    /** Whether an answer may be kept, as it is of a picture, whole, small and never another one. */
    takes: ({ status, headers }: Response): boolean =>
      status === 200 &&
      headers.get('cache-control')?.includes('immutable') === true &&
      Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= LARGEST,
    keep: (key: string, picture: KeptPicture): void => void kept.set(key, picture),
  }
}
