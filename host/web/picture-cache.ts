import { LRUCache } from 'lru-cache'
import { countRead } from '#services/shared/metrics/caches.ts'

/** Bytes of all kept pictures, and of one at most: a grid shows far smaller ones. */
const BUDGET = 48 * 1024 * 1024
const LARGEST = 512 * 1024

/** Headers of the picture itself, not of the answer that brought it. */
const OF_PICTURES = ['content-type', 'cache-control', 'etag', 'vary', 'x-content-type-options']

export interface KeptPicture {
  headers: Record<string, string>
  bytes: Buffer
}

/** Takes the parts of an answer that others can have too. */
export const pictureOf = ({ headers }: Response, bytes: ArrayBuffer): KeptPicture => ({
  headers: Object.fromEntries([...headers].filter(([name]) => OF_PICTURES.includes(name))),
  bytes: Buffer.from(bytes),
})

/**
 * Keeps recent pictures by address and what the browser accepts, and answers without the service, which may
 * be busy drawing. The bytes at an address never change.
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
    /** Tells whether an answer may be kept: a picture, whole and small, that never changes. */
    takes: ({ status, headers }: Response): boolean =>
      status === 200 &&
      headers.get('cache-control')?.includes('immutable') === true &&
      Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= LARGEST,
    keep: (key: string, picture: KeptPicture): void => void kept.set(key, picture),
  }
}
