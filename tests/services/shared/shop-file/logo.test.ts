import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { logoPath, readLogo } from '#services/shared/shop-file/logo.ts'
import { createFolder } from '#tests/support/services/settings.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40z"/></svg>'

function readBytes(bytes: string | Buffer, name = 'logo.svg') {
  const folder = createFolder()
  writeFileSync(join(folder, name), bytes)
  return readLogo(folder, name)
}

test('a logo is known by its bytes, with its measures', async () => {
  expect(readBytes(SVG)).toMatchObject({ type: 'image/svg+xml', width: 120, height: 40 })
  const png = await sharp({ create: { width: 60, height: 20, channels: 4, background: 'red' } })
    .png()
    .toBuffer()
  // Whatever it is called.
  expect(readBytes(png)).toMatchObject({ type: 'image/png', width: 60, height: 20 })
})

test('other bytes have another address, so that it may be kept for a year', () => {
  const [one, other] = [readBytes(SVG), readBytes(SVG.replace('h120', 'h60'))]
  expect(logoPath(one)).toMatch(/^\/brand\/logo-[0-9a-f]{12}\.svg$/)
  expect(logoPath(other)).not.toBe(logoPath(one))
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<rect onload="alert(1)"/>'],
  ['a page within', '<foreignObject><p>x</p></foreignObject>'],
  ['a picture elsewhere', '<image href="https://example.com/x.png"/>'],
  ['a style elsewhere', '<style>@import "https://example.com/x.css"</style>'],
  ['an address of a script', '<a xlink:href="javascript:alert(1)"/>'],
])('an SVG with %s is refused', (_what, within) => {
  expect(() => readBytes(SVG.replace('</svg>', `${within}</svg>`))).toThrow('holds a script')
})

test('a gradient of its own is not elsewhere', () => {
  expect(readBytes(SVG.replace('<path', '<path fill="url(#a)"')).width).toBe(120)
})

test('what is too large, no picture or not there is refused in words', () => {
  expect(() => readBytes(SVG.padEnd(100_001))).toThrow('is 101 kB, and may be 100 kB')
  expect(() => readBytes('GIF89a')).toThrow('is neither a PNG nor an SVG with a viewBox')
  expect(() => readLogo(createFolder(), 'logo.svg')).toThrow('there is no such file')
})
