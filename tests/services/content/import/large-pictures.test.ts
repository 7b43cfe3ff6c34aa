import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { takeFrom } from '#services/content/import/pictures.ts'
import type { CatalogueRow } from '#services/content/import/row.ts'
import { createPictureFolder } from '#services/content/media/picture-store.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { type Gallery, openGallery } from '#tests/services/content/media/gallery.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'

let gallery: Gallery
let folder: string

beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  gallery = await openGallery(database)
  folder = createFolder()
})

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Makes a black PNG of one bit a pixel: 300 megapixels of it are a few kilobytes. */
const blackPng = (width: number, height: number, interlace = 0) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  header[12] = interlace
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 1 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const take = async (width: number, height: number) => {
  const file = `${width}x${height}.png`
  writeFileSync(join(folder, file), blackPng(width, height))
  return taking({ file })
}

const taking = (row: CatalogueRow) => takeFrom(folder, createPictureFolder(gallery.dataDir))(row)

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

  test('that is progressive or interlaced is left out above 60 megapixels, as it is unpacked whole', async () => {
    writeFileSync(join(folder, 'passes.png'), blackPng(8_000, 8_000, 1))
    await expect(taking({ file: 'passes.png' })).rejects.toThrow(
      'file: passes.png has more than 60 megapixels and is progressive or interlaced; save it plain.',
    )
    const progressive = sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6f97' } })
    await progressive.jpeg({ progressive: true }).toFile(join(folder, 'passes.jpg'))
    expect(await taking({ file: 'passes.jpg' })).toMatchObject({ size: { width: 900, height: 600 } })
  })

  test('of more than 300 megapixels is left out, as it could not be shown', async () => {
    await expect(take(20_000, 15_001)).rejects.toThrow('file: 20000x15001.png has more than 300 megapixels.')
  })
})
