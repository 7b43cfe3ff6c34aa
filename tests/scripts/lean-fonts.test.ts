import { readFile } from 'node:fs/promises'
import * as fontkit from 'fontkit'
import { describe, expect, test } from 'vitest'
import { shortenFont } from '../../scripts/lean-fonts.ts'

const FILES = {
  inter: 'inter-latin-wght-normal.woff2',
  fraunces: 'fraunces-latin-wght-normal.woff2',
}

const open = (font: Uint8Array) => fontkit.create(Buffer.from(font)) as fontkit.Font

const shortened = async (face: keyof typeof FILES) => {
  const whole = await readFile(
    new URL(`../../node_modules/@fontsource-variable/${face}/files/${FILES[face]}`, import.meta.url),
  )
  return { whole, lean: await shortenFont(FILES[face], whole) }
}

describe('a font of the storefront', () => {
  test.each(['inter', 'fraunces'] as const)(
    '%s keeps each of its characters at half the size',
    async (face) => {
      const { whole, lean } = await shortened(face)
      expect(open(lean).characterSet).toEqual(open(whole).characterSet)
      expect(lean.length).toBeLessThan(whole.length * 0.52)
    },
  )

  test('of texts keeps the weights that styles name, and digits of one width', async () => {
    const { lean } = await shortened('inter')
    const font = open(lean)
    expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 600 })
    const widths = font.layout('0123456789', ['tnum']).glyphs.map(({ advanceWidth }) => advanceWidth)
    expect(new Set(widths).size).toBe(1)
  })

  test('that nothing is said of fails the build', async () => {
    await expect(shortenFont('other-latin.woff2', Buffer.alloc(0))).rejects.toThrow('other-latin.woff2')
  })
})
