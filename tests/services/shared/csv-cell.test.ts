import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCell, writeCell } from '#services/shared/csv/cell.ts'

test.each([
  [['oak', 'ash tree'], 'oak; ash tree'],
  [['oak; ash'], '["oak; ash"]'],
  [['oak', ''], '["oak",""]'],
  [[7, 8], '[7,8]'],
  [[], ''],
  [{ width: 4 }, '{"width":4}'],
  [null, ''],
  [true, 'true'],
  [-3, "'-3"],
  ['=1+1', "'=1+1"],
  ["'=1", "''=1"],
  ['@ada', "'@ada"],
  ['Ada', 'Ada'],
])('%j is written as %s', (value, cell) => {
  expect(writeCell(value)).toBe(cell)
})

test('no cell begins as a formula, and each text is read as it was', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `=${text}`),
      ),
      (text) => {
        const cell = writeCell(text)
        expect(cell).not.toMatch(/^[=+\-@\t\r]/)
        expect(readCell(cell)).toBe(text)
      },
    ),
  )
})
