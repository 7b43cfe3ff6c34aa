import { join } from 'node:path'
import { checkBucket } from '#services/shared/bucket/check.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import { createPartsFolder } from '#services/shared/parts/parts-folder.ts'
import type { Settings } from '#services/shared/settings.ts'
import { createPictureFolder, type PictureStore } from './picture-store.ts'

/** All that content processes share beside the database. */
export interface Storage {
  pictures: PictureStore
  /** Pictures while they are sent and opened. */
  sent: Parts
  /** Files of records while they are sent and read. */
  incoming: Parts
  close(): void
}

/**
 * Opens the bucket that the settings name, and else MEDIA_DIR. Throws SettingsError where the bucket can
 * never be used, and `warn`s where its server is away.
 */
export const openStorage = (
  { pictureBucket, mediaDir, dataDir }: Pick<Settings, 'pictureBucket' | 'mediaDir' | 'dataDir'>,
  warn: (reason: string) => void,
): Promise<Storage> =>
  pictureBucket ? openBucket(pictureBucket, dataDir, warn) : Promise.resolve(openFolder(mediaDir))

const openFolder = (folder: string): Storage => ({
  pictures: createPictureFolder(folder),
  sent: createPartsFolder(join(folder, 'sent')),
  incoming: createPartsFolder(join(folder, 'incoming')),
  close() {},
})

async function openBucket(
  settings: NonNullable<Settings['pictureBucket']>,
  folder: string,
  warn: (reason: string) => void,
): Promise<Storage> {
  // The library takes a tenth of a second and 30 MB, which a shop without a bucket need not spend.
  const [{ createBucket }, { createPictureBucket }, { createPartsBucket }] = await Promise.all([
    import('#services/shared/bucket/bucket.ts'),
    import('./picture-bucket.ts'),
    import('#services/shared/parts/parts-bucket.ts'),
  ])
  const bucket = createBucket(settings)
  await checkBucket(bucket, warn)
  return {
    pictures: createPictureBucket(bucket, folder),
    sent: createPartsBucket(bucket, 'sent'),
    incoming: createPartsBucket(bucket, 'incoming'),
    close: bucket.close,
  }
}
