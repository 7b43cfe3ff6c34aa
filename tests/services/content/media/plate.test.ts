import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPlate } from '#services/content/media/plate/plate.ts'
import { createFolder } from '#tests/support/services/settings.ts'

const ODD: readonly [what: string, title: string, artist: string][] = [
  ['a plain title', 'The Harvesters', 'Pieter Bruegel'],
  ['771 characters', 'Study for a long title '.repeat(34).slice(0, 771), 'A. Nother'],
  ['one word of 771 characters', 'x'.repeat(771), ''],
  ['markup', `<script>alert("x")</script> & 'quotes' &amp; <b>`, `O'Brien & <Sons>`],
  ['line breaks and control bytes', 'Water\r\nLilies\u0007\u0000\t II', 'C.\nMonet'],
  ['right-to-left text', 'שלום עולם مرحبا', 'محمود'],
  ['Chinese and Japanese', '日本の夜明け 黎明', '葛飾北斎'],
  ['Cyrillic, Greek and Vietnamese', 'Женщина Ελλάδα Điện', 'Łucja'],
  ['emoji and combining marks', '👩‍🎨 e\u0301tude \u202e', ''],
]

const shapes = [
  [640, 480],
  [160, 213],
  [640, 213],
] as const

/** Finds the inked box as shares of the whole: [left, top, right, bottom]; null where there is no ink. */
async function inked(svg: string): Promise<[number, number, number, number] | null> {
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [1, 1, 0, 0]
  for (let i = 0; i < info.width * info.height; i++) {
    if ((data[i * info.channels] ?? 255) > 190) continue
    const [x, y] = [(i % info.width) / info.width, Math.floor(i / info.width) / info.height]
    ;[left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ]
  }
  return right === 0 ? null : [left, top, right, bottom]
}

describe('a plate', () => {
  test.each(ODD)('of %s is set within its margins on every shape', async (_, title, artist) => {
    for (const [width, height] of shapes) {
      const svg = drawPlate({ title, artist, width, height })
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height })
      const box = await inked(svg)
      expect(box).not.toBeNull()
      const [left, top, right, bottom] = box ?? [0, 0, 1, 1]
      expect(Math.min(left, top)).toBeGreaterThan(0.04)
      expect(Math.max(right, bottom)).toBeLessThan(0.96)
    }
  })

  test('without a title says Untitled', () => {
    const size = { artist: '', width: 300, height: 300 }
    expect(drawPlate({ title: ' \n\u0000 ', ...size })).toBe(drawPlate({ title: 'Untitled', ...size }))
    expect(drawPlate({ title: 'Titled', ...size })).not.toBe(drawPlate({ title: 'Untitled', ...size }))
  })

  test('escapes its title and artist in its markup', () => {
    const svg = drawPlate({ title: '<script>&', artist: '<b>', width: 300, height: 300 })
    expect(svg).not.toMatch(/<script|<b>|<text|&/)
  })

  test('needs no font of the machine', async () => {
    const folder = createFolder()
    writeFileSync(join(folder, 'fonts.conf'), '<?xml version="1.0"?><fontconfig></fontconfig>')
    const plate = new URL('../../../../services/content/media/plate/plate.ts', import.meta.url).href
    const code = `import sharp from 'sharp'
      import { drawPlate } from ${JSON.stringify(plate)}
      const svg = drawPlate({ title: 'The Harvesters', artist: 'Женщина', width: 300, height: 200 })
      process.stdout.write((await sharp(Buffer.from(svg)).greyscale().raw().toBuffer()).toString('base64'))`
    const without = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      env: { ...process.env, FONTCONFIG_PATH: folder, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
      cwd: process.cwd(),
    })
    const svg = drawPlate({ title: 'The Harvesters', artist: 'Женщина', width: 300, height: 200 })
    expect(without).toBe((await sharp(Buffer.from(svg)).greyscale().raw().toBuffer()).toString('base64'))
    expect(svg).not.toContain('font-family')
  })
})
