import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { colorsOf } from '#services/content/opening/look/colors.ts'
import { glanceAt } from '#services/content/opening/look/glance.ts'
import type { Color } from '#services/shared/vocabulary.ts'

const flat = (hex: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: hex } })
    .png()
    .toBuffer()

const PLAIN: readonly [Color, string][] = [
  ['red', '#c0281e'],
  ['red', '#8f1d22'],
  ['orange', '#ef8a2c'],
  ['yellow', '#f5df3a'],
  ['green', '#2f7a3c'],
  ['green', '#82a394'],
  ['blue', '#1c3fa8'],
  ['blue', '#4d86a0'],
  ['purple', '#75589c'],
  ['pink', '#f1a9bf'],
  ['white', '#ffffff'],
  ['white', '#f3f3f2'],
  ['grey', '#888888'],
  ['black', '#0c0c0c'],
  ['brown', '#6b4226'],
  ['gold', '#c99b3a'],
  ['cream', '#fbf3df'],
  ['beige', '#e2d6c0'],
  ['tan', '#cdb48f'],
]

describe('a picture', () => {
  test.each(PLAIN)('of plain %s (%s) has that colour', async (color, hex) => {
    expect((await glanceAt(sharp(await flat(hex)))).colors).toContain(color)
  })

  test('without colour is black and white, and a coloured one is not', () => {
    const grey = Uint8Array.from({ length: 300 }, (_, i) => Math.floor(i / 3) * 2)
    expect(colorsOf(grey)).toContain('black and white')
    expect(colorsOf(Uint8Array.from({ length: 300 }, (_, i) => [200, 30, 30][i % 3] ?? 0))).toEqual(['red'])
  })

  test('is neutral, pale or pastel by all of its colours together', () => {
    const all = (...rgb: [number, number, number]) =>
      Uint8Array.from({ length: 300 }, (_, i) => rgb[i % 3] ?? 0)
    expect(colorsOf(all(200, 192, 182))).toEqual(expect.arrayContaining(['neutral', 'pale']))
    expect(colorsOf(all(186, 222, 208))).toContain('pastel')
    expect(colorsOf(all(28, 63, 168))).toEqual(['blue'])
  })

  test('has at most four colours, the largest first, and none of a speck', () => {
    const rows: [number, [number, number, number]][] = [
      [50, [28, 63, 168]],
      [30, [192, 40, 30]],
      [15, [255, 255, 255]],
      [5, [47, 122, 60]],
    ]
    expect(
      colorsOf(
        Uint8Array.from(rows.flatMap(([count, rgb]) => Array.from({ length: count }, () => rgb).flat())),
      ),
    ).toEqual(['blue', 'red', 'white'])
  })
})

describe('a placeholder', () => {
  test('is a WebP under 700 bytes in the shape of the picture, however detailed the picture is', async () => {
    const noise = Buffer.from(
      Array.from({ length: 90 * 60 * 3 }, (_, i) => (i * 7919 + (i >> 3) * 104_729) % 256),
    )
    const picture = await sharp(noise, { raw: { width: 90, height: 60, channels: 3 } })
      .png()
      .toBuffer()
    const uri = (await glanceAt(sharp(picture))).placeholder
    expect(uri.length).toBeLessThan(700)
    const shown = await sharp(Buffer.from(uri.split(',')[1] ?? '', 'base64')).metadata()
    expect(shown.format).toBe('webp')
    expect((shown.width ?? 0) / (shown.height ?? 1)).toBeCloseTo(20 / 13, 5)
  })

  test('of a file that is not a picture is refused', async () => {
    await expect(glanceAt(sharp(Buffer.from('not a picture')))).rejects.toThrow(/unsupported image format/)
  })
})
