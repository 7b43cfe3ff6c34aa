import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseQuery } from '#services/content/index/query-language.ts'
import { wordsOf } from '#services/content/index/words.ts'

const read = (text: string) => {
  const { clauses, excluded } = parseQuery(text)
  const say = (terms: { words: string[] }[]) => terms.map(({ words }) => words.join('+'))
  return { clauses: clauses.map(say), excluded: say(excluded) }
}

describe('a query is read:', () => {
  test.each([
    ['red car', [['red'], ['car']], []],
    ['"new york" red', [['new+york'], ['red']], []],
    ['red car|bike', [['red'], ['car', 'bike']], []],
    ['cat | "big dog" | cow', [['cat', 'big+dog', 'cow']], []],
    ['cat -dog', [['cat']], ['dog']],
    ['-"big dog" cat', [['cat']], ['big+dog']],
    ['a | -b c', [['a'], ['c']], ['b']],
    ['self-portrait', [['self+portrait']], []],
    ["job's", [['job+s']], []],
    ['“curly quotes”', [['curly+quotes']], []],
    ['"never closed', [['never+closed']], []],
    ['Café CAFÉ ÅNGSTRÖM Łódź', [['cafe'], ['cafe'], ['angstrom'], ['lodz']], []],
    ['| | - -- "" -" " *&^%', [], []],
    ['睡蓮', [['睡+蓮']], []],
    ['زهرة اللوتس', [['زهرة'], ['اللوتس']], []],
  ])('%s', (text, clauses, excluded) => {
    expect(read(text)).toEqual({ clauses, excluded })
  })

  test('from any text, without empty parts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { clauses, excluded } = parseQuery(text)
        expect(clauses).not.toContainEqual([])
        for (const { words } of [...clauses.flat(), ...excluded]) {
          expect(words.length).toBeGreaterThan(0)
          for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('the same from any normal form of a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        expect(wordsOf(text.toUpperCase().normalize('NFD'))).toEqual(
          wordsOf(text.toUpperCase().normalize('NFC')),
        )
      }),
      { numRuns: 500 },
    )
  })
})
