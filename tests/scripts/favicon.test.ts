import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createFolder } from '#tests/support/services/settings.ts'
import { writeFavicon } from '../../scripts/favicon.ts'

test('favicon.ico shows the brand’s icon in three sizes', async () => {
  const file = join(createFolder(), 'favicon.ico')
  await writeFavicon(join(import.meta.dirname, '..', '..', 'client', 'app', 'start', 'icon.svg'), file)
  const ico = await readFile(file)
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
  const sizes = [0, 1, 2].map(async (index) => {
    const entry = 6 + 16 * index
    const [length, place] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
    const picture = sharp(ico.subarray(place, place + length))
    const { width, format } = await picture.metadata()
    const { channels } = await picture.stats()
    // The picture is drawn: no empty square.
    expect(channels[0]?.stdev).toBeGreaterThan(20)
    expect(ico.readUInt8(entry)).toBe(width)
    return [width, format]
  })
  expect(await Promise.all(sizes)).toEqual([
    [16, 'png'],
    [32, 'png'],
    [48, 'png'],
  ])
})
