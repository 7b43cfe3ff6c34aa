import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findMissing,
  knownOf,
  labelOf,
  leaveOutMissing,
  missingInWords,
} from '#client/features/manage/resources/views/missing.ts'
import { contents, described, known, plain, type } from './made-views.ts'

describe('what a view uses that is gone', () => {
  test('is left out, and everything else stays', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const missing = findMissing(content, known)
        const left = leaveOutMissing(content, known)
        expect(findMissing(left, known)).toEqual([])
        expect(leaveOutMissing(left, known)).toEqual(left)
        if (missing.length === 0) expect(left).toEqual(content)
        expect(missing).toEqual([...new Set(missing)])
        expect(left.search).toBe(content.search)
        for (const name of Object.keys(content.filters))
          expect(name in left.filters).toBe(!missing.includes(name))
      }),
    )
  })

  test('is named once, of filters, sort and columns', () => {
    const content = {
      search: '',
      ordering: '-tier',
      filters: { tier: '3', active: 'true' },
      columns: ['name', 'royalty_tier', 'bio'],
    }
    expect(findMissing(content, known)).toEqual(['tier', 'royalty_tier'])
    expect(leaveOutMissing(content, known)).toEqual({
      search: '',
      ordering: null,
      filters: { active: 'true' },
      columns: ['name', 'bio'],
    })
  })

  test('leaves the list its own columns where none is left', () => {
    expect(leaveOutMissing({ ...plain, columns: ['gone'] }, known).columns).toBeNull()
  })

  test('is no column of a type whose columns nobody knows', () => {
    const unknown = knownOf({ ...described, fields: null }, { ...type, columns: [] })
    expect(findMissing({ ...plain, columns: ['gone'] }, unknown)).toEqual([])
  })

  test('is called as its column is, or the server calls it, or by its own name', () => {
    expect(labelOf('royalty_code', type, described)).toBe('Royalty code')
    expect(labelOf('bio', type, described)).toBe('Biography')
    expect(labelOf('gaa_artist', type, described)).toBe('Portal')
    expect(labelOf('royalty_tier', type, described)).toBe('Royalty tier')
    expect(labelOf('_', type, described)).toBe('_')
  })

  test('is said in words', () => {
    expect(missingInWords(['Royalty code'])).toBe('This view used Royalty code, which is no longer there.')
    expect(missingInWords(['Tier', 'Region'])).toBe(
      'This view used Tier and Region, which are no longer there.',
    )
  })
})
