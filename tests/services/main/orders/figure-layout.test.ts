import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { open, SANS } from '#services/main/orders/invoice/typefaces.ts'

const [INTER = ''] = SANS

// Issue 16, line 36
test.each(['$1,234.56', '-$0.07', '2026-10-31', '12.5% of $10.00', '1042-3', ''])(
  'the figures of “%s” are set letter by letter as their typeface sets them at once',
  (text) => {
    const font = openSync(createRequire(import.meta.url).resolve(INTER))
    if (!('layout' in font)) throw new TypeError('Inter is one font.')
    const whole = font.layout(text, { tnum: true, calt: false })
    // Twice: what is drawn may change the positions that it was given.
    for (const run of [open(INTER).layout(text, ['tnum']), open(INTER).layout(text, ['tnum'])]) {
      expect(run.glyphs.map(({ id }) => id)).toEqual(whole.glyphs.map(({ id }) => id))
      expect(run.positions.map(({ xAdvance }) => xAdvance)).toEqual(
        whole.positions.map(({ xAdvance }) => xAdvance),
      )
      expect(run.advanceWidth).toBe(whole.advanceWidth)
      for (const position of run.positions) position.xAdvance *= 2
    }
  },
)
