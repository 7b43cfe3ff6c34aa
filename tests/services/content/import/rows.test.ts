import { describe, expect, test } from 'vitest'
import { BadRow, readRow } from '#services/content/import/row.ts'
import { toRecord } from '#services/content/import/to-record.ts'

const made = (row: object, size?: { width: number; height: number }) =>
  toRecord(readRow(JSON.stringify({ id: 'a', ...row })), {
    picture: size ? { path: 'aa/a.jpg', size, colors: ['blue'], placeholder: 'data:' } : null,
    published: true,
  })

const reason = (text: string): string => {
  try {
    toRecord(readRow(text), { picture: null, published: false })
    return 'taken'
  } catch (error) {
    if (error instanceof BadRow) return error.message
    throw error
  }
}

describe('a field that a row leaves out is filled by rule:', () => {
  test.each([
    [
      'a size from the work, three times as large and at most ten feet',
      { width_in: 10, height_in: 5.2 },
      { maxWidth: 30, maxHeight: 16 },
    ],
    ['at most ten feet', { width_in: 100, height_in: 50 }, { maxWidth: 120, maxHeight: 60 }],
    ['a size without any', {}, { maxWidth: 27, maxHeight: 36, orientation: 'vertical' }],
    [
      'a size by orientation',
      { orientation: 'panoramic' },
      { maxWidth: 60, maxHeight: 24, orientation: 'panoramic' },
    ],
    ['half a size is none', { max_width: 50 }, { maxWidth: 27, maxHeight: 36 }],
    ['orientation by ratio', { max_width: 40, max_height: 39 }, { orientation: 'square' }],
    [
      'the lowest price for the smallest',
      { max_width: 20, max_height: 10 },
      { price: 1, substrates: ['print', 'canvas', 'aluminum', 'acrylic'] },
    ],
    [
      'every substrate and the highest price for the largest',
      { max_width: 72, max_height: 10 },
      { price: 4, substrates: expect.arrayContaining(['mural', 'window film', 'acoustic panel']) },
    ],
    ['colours from words', { title: 'Crimson and gold' }, { colors: ['red', 'gold'] }],
    ['black and white from the medium', { medium: 'Etching on paper' }, { colors: ['black and white'] }],
    ['no black and white in colour', { medium: 'Lithograph, printed in color' }, { colors: ['neutral'] }],
    [
      'style, people and type from words',
      { keywords: ['photograph', 'Portraits'] },
      { styles: ['portrait'], people: 'with', type: 'photography' },
    ],
    [
      'the rest',
      {},
      { styles: ['full frame'], people: 'without', type: 'fine art', publisher: 'GAA', createdAt: null },
    ],
    ['resolution from the print', { max_width: 40, max_height: 30 }, { megapixels: 12 }],
    ['artist from artists', { artists: ['Ann', 'Bob'] }, { artist: 'Ann, Bob' }],
    [
      'the plate in the ratio of the print',
      { max_width: 40, max_height: 30 },
      { pixelWidth: 1600, pixelHeight: 1200 },
    ],
  ])('%s', (_, row, expected) => {
    expect(made(row)).toMatchObject(expected)
  })

  test('a field that a row has is kept', () => {
    const said = {
      price: 3,
      colors: ['tan'],
      styles: ['macro'],
      substrates: ['mural'],
      megapixels: 99,
      people: 'with',
    }
    expect(made({ ...said, title: 'Red portrait' })).toMatchObject(said)
  })

  test("a picture's own ratio, colours and pixels replace those of the row", () => {
    expect(
      made({ max_width: 40, max_height: 20, orientation: 'panoramic' }, { width: 3000, height: 4000 }),
    ).toMatchObject({
      maxWidth: 20,
      maxHeight: 26,
      orientation: 'vertical',
      colors: ['blue'],
      megapixels: 12,
      pixelWidth: 1600,
      pixelHeight: 2133,
      artwork: { kind: 'file', path: 'aa/a.jpg' },
    })
  })

  test('a row without an id is named after its picture', () => {
    const row = readRow(JSON.stringify({ file: 'Some folder/Été au lac.jpg' }))
    expect(toRecord(row, { picture: null, published: false }).id).toBe('ete-au-lac')
  })
})

describe('a bad row is refused with its reason:', () => {
  // Spec 3.2
  test.each([
    ['{"id":', /^Not JSON: /],
    ['[]', /^Invalid data\. Expected a dictionary, but got list\.$/],
    ['null', /dictionary|null/],
    ['{}', /^id: This field is required\.$/],
    ['{"id":"../etc"}', /^id: Must be 1 to 100/],
    ['{"id":".."}', /^id: Must be 1 to 100/],
    ['{"id":7}', /^id: Not a valid string\.$/],
    ['{"id":"a","title":["x"]}', /^title: Not a valid string\.$/],
    ['{"id":"a","title":"a\\u0000b"}', /^title: Null characters are not allowed\.$/],
    ['{"id":"a","title":"\\ud800"}', /^title: Surrogate characters are not allowed\.$/],
    ['{"id":"a","keywords":["ok",5]}', /^keywords: 1: Not a valid string\.$/],
    ['{"id":"a","price":5}', /^price: /],
    ['{"id":"a","publisher":"GET"}', /^publisher: /],
    ['{"id":"a","max_width":-1,"max_height":2}', /^max_width: Ensure this value is greater than 0\.$/],
    ['{"id":"a","created":"yesterday"}', /^created: Must be a date/],
    ['{"id":"a","created":"2026-02-30"}', /^created: Must be a date/],
  ])('%s', (text, expected) => {
    expect(reason(text)).toMatch(expected)
  })
})
