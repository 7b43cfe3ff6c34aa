import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { takeFrom } from '#services/content/import/pictures.ts'
import { createPictureFolder } from '#services/content/media/picture-store.ts'
import { createOpener } from '#services/content/opening/opener.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { type Gallery, openGallery } from '#tests/services/content/media/gallery.ts'
import { blackPng } from '#tests/services/content/opening/made/png.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'

let gallery: Gallery
let take: (width: number, height: number, interlace?: 0 | 1) => ReturnType<ReturnType<typeof takeFrom>>

beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  gallery = await openGallery(database)
  const folder = createFolder()
  const opener = createOpener()
  afterFile(() => opener.close())
  const takePicture = takeFrom(folder, { pictures: createPictureFolder(gallery.dataDir), opener })
  take = (width, height, interlace = 0) => {
    const file = `${width}x${height}.png`
    writeFileSync(
      join(folder, file),
      blackPng(width, height, { depth: interlace ? 8 : 1, color: interlace ? 2 : 0, interlace }),
    )
    return takePicture({ file })
  }
})

describe('A picture of an import', () => {
  test.each([
    [16_000, 16_000],
    [20_000, 15_000],
  ])('of %i × %i pixels is accepted, and can be shown', async (width, height) => {
    const picture = await take(width, height)
    const id = `black-${width}`
    const artwork = { kind: 'file', path: picture?.path ?? '' } as const
    await gallery.hold({ id, artwork, pixelWidth: 1600, pixelHeight: Math.round((1600 * height) / width) })
    const shown = await gallery.get(`${await gallery.addressOf(id)}/160`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  test('that is interlaced is left out above 400 MB, as it is unpacked whole', async () => {
    await expect(take(12_000, 12_000, 1)).rejects.toThrow(
      'file: 12000x12000.png: This is too large for an interlaced PNG. Save it as a baseline JPEG or TIFF.',
    )
  })

  test('of more than 300 megapixels is left out, as it could not be shown', async () => {
    await expect(take(20_000, 15_001)).rejects.toThrow(
      'file: 20000x15001.png: This picture has more than 300 megapixels. Make it smaller.',
    )
  })
})
