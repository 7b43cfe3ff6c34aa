import sharp from 'sharp'
import { beforeAll } from 'vitest'
import type { Recipe } from '#services/art/recipe.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { type Gallery, openGallery } from './gallery.ts'

export const AVIF = { accept: 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8' }
export const WEBP = { accept: 'image/webp,*/*' }

const recipe: Recipe = { generator: 'seascape', palette: 'harbour', ratio: 1.5, seed: 5, hand: 6 }
/** A picture that the shop draws itself. */
export const made = (id: string, seed = 5) =>
  ({
    id,
    artwork: { kind: 'made', recipe: { ...recipe, seed } },
    pixelWidth: 1600,
    pixelHeight: 1067,
  }) as const

/** Opens one before the first test of a file; it holds `made-1`. */
export function setUpGallery(): () => Gallery {
  let gallery: Gallery
  beforeAll(async () => {
    const database = await openEmbedded(await createStoreFolder('migrated'))
    afterFile(() => database.close())
    gallery = await openGallery(database)
    await gallery.hold(made('made-1'))
  })
  return () => gallery
}

export const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
export const sizeOf = async (response: Response) => {
  const { format, compression, width, height } = await sharp(await bodyOf(response)).metadata()
  return { format: compression === 'av1' ? 'avif' : format, width, height }
}
