import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ListPlace,
  readPlace,
  saysContent,
  writePlace,
} from '#client/features/manage/resources/list/place.ts'
import { leaveOutMissing } from '#client/features/manage/resources/views/missing.ts'
import { findOpening, needsView } from '#client/features/manage/resources/views/opening.ts'
import { contentOfView } from '#client/features/manage/resources/views/view.ts'
import { addressOf, known, plain, viewOf, views } from './made-views.ts'

describe('the address of a view', () => {
  test('that names it alone leads to all that it keeps, and to nothing further', () => {
    fc.assert(
      fc.property(views, (view) => {
        const opening = findOpening(addressOf('?view=7'), [view], known)
        expect(opening).toMatchObject({ view: '7', ...leaveOutMissing(contentOfView(view), known) })
        const there = addressOf(writePlace(opening as ListPlace))
        expect(needsView(there)).toBe(false)
        expect(findOpening(there, [view], known)).toBeNull()
        expect(readPlace(there)).toEqual(opening)
      }),
    )
  })

  test('says so where everything was taken away from it, lest that comes back', () => {
    const emptied = addressOf(writePlace({ ...readPlace(addressOf('?view=7')), ...plain }))
    expect(saysContent(emptied)).toBe(true)
    expect(findOpening(emptied, [viewOf('7', { search: 'vale' })], known)).toBeNull()
  })

  test('keeps how many records are on a page', () => {
    const opening = findOpening(addressOf('?view=7&page_size=20'), [viewOf('7', { search: 'vale' })], known)
    expect(opening).toMatchObject({ search: 'vale', limit: 20 })
  })

  test.each(['?view=8', '?view=all', '?search=vale', '?f.active=true', '?columns=name', '?page_size=20'])(
    'of another list leads nowhere else: %s',
    (query) => {
      const all = [viewOf('7', { search: 'vale' }, { isDefault: true })]
      expect(findOpening(addressOf(query), all, known)).toBeNull()
    },
  )

  test('of the list alone leads to the default, and stays where there is none', () => {
    const all = [viewOf('6'), viewOf('7', { search: 'vale' }, { isDefault: true })]
    expect(findOpening(addressOf(''), all, known)).toMatchObject({ view: '7', search: 'vale' })
    expect(findOpening(addressOf(''), [viewOf('6')], known)).toBeNull()
  })

  test('leads to the view as it was kept where nobody knows what there is', () => {
    const view = viewOf('7', { filters: { gone: 'true' } })
    expect(findOpening(addressOf('?view=7'), [view], null)).toMatchObject({ filters: { gone: 'true' } })
  })

  test.each([
    ['', true],
    ['?view=7', true],
    ['?view=7&page=2', true],
    ['?view=all', false],
    ['?page=2', false],
    ['?view=7&search=', false],
  ])('waits for views where only they say what it shows: %s', (query, isNeeded) => {
    expect(needsView(addressOf(query))).toBe(isNeeded)
  })
})
