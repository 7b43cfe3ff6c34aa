import type { FileCache } from '../file-cache.ts'
import type { Bucket } from './bucket.ts'

/** Puts a cache of this machine before a bucket, which is asked once for what it has. */
export function createBucketCache(bucket: Bucket, prefix: string, near: FileCache): FileCache {
  const objectOf = (key: string) => `${prefix}/${key}`
  return {
    async read(key) {
      const kept = await near.read(key)
      if (kept) return kept
      const bytes = await bucket.read(objectOf(key))
      if (bytes) await near.write(key, bytes)
      return bytes
    },
    async write(key, bytes) {
      await near.write(key, bytes)
      await bucket.write(objectOf(key), bytes)
    },
  }
}
