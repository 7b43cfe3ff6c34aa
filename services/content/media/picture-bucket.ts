import { rm, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { FORMATS } from '#machines/lifecycles/original.ts'
import type { Bucket } from '#services/shared/bucket/bucket.ts'
import { createBucketCache } from '#services/shared/bucket/bucket-cache.ts'
import { createLentFiles } from '#services/shared/bucket/lent-files.ts'
import { createDrafts } from '#services/shared/drafts.ts'
import { createFileCache } from '#services/shared/file-cache.ts'
import { originalNameOf, type PictureStore, RENDITIONS_BUDGET } from './picture-store.ts'

/** Bytes of originals and proofs that one process keeps beside it. */
const LENT_BUDGET = 2 * 1024 ** 3

/**
 * Opens a bucket with the same names in it as a picture folder has, so that one can be copied to the other.
 * What of it this machine needs as files is in `lent` and `media` of `folder`, and can go at any time.
 */
export function createPictureBucket(bucket: Bucket, folder: string): PictureStore {
  const within = (room: string, name: string): string => {
    const key = posix.join(room, name)
    if (!key.startsWith(`${room}/`)) throw new RangeError('A picture lies outside its folder')
    return key
  }
  const original = (name: string) => within('originals', name)
  const proof = (name: string) => within('proofs', `${name}.jpg`)
  const lent = createLentFiles({ folder: join(folder, 'lent'), budget: LENT_BUDGET })
  const lend = (key: string) => lent.lend(key, (path) => bucket.fetch(key, path))

  /** The name tells the bytes, and an object is whole, so that what is there is the same. */
  const sendOnce = async (key: string, path: string): Promise<void> => {
    if ((await bucket.sizeOf(key)) !== (await stat(path)).size) await bucket.send(key, path)
  }

  return {
    draft: createDrafts(join(folder, 'drafts')),
    async keep({ sha256, format, ...files }) {
      const name = originalNameOf(sha256, FORMATS[format])
      await sendOnce(proof(name), files.proof)
      await sendOnce(original(name), files.original)
      // Renditions are drawn of it next, most likely here.
      await lent.adopt(proof(name), files.proof)
      await rm(files.original, { force: true })
      return name
    },
    async keepProof(name, file) {
      await bucket.send(proof(name), file)
      await lent.adopt(proof(name), file)
    },
    async originalAt(name) {
      const path = await lend(original(name))
      if (path === null) throw new Error('An original is not in the bucket')
      return path
    },
    openOriginal: async (name) => bucket.open(original(name)),
    proofAt: async (name) => lend(proof(name)),
    async remove(name) {
      for (const key of [original(name), proof(name)]) {
        await bucket.remove(key)
        await lent.drop(key)
      }
    },
    renditions: createBucketCache(
      bucket,
      'media',
      createFileCache({ name: 'media_files', folder: join(folder, 'media'), budget: RENDITIONS_BUDGET }),
    ),
  }
}
