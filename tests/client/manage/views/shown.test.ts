import { describe, expect, test } from 'vitest'
import { ALL, readPlace } from '#client/features/manage/resources/list/place.ts'
import { describeShown, keepViewIn } from '#client/features/manage/resources/views/shown.ts'
import { contentOf } from '#client/features/manage/resources/views/view.ts'
import { addressOf, described, plain, type, viewOf } from './made-views.ts'

describe('what a list shows', () => {
  const all = [viewOf('6', { search: 'hill' }), viewOf('7', { search: 'vale', filters: { gone: '1' } })]
  const show = (query: string, given: Partial<Parameters<typeof describeShown>[0]> = {}) =>
    describeShown({ place: readPlace(addressOf(query)), views: all, described, type, ...given })

  test('is the view that its address names, changed or not', () => {
    expect(show('?view=6&search=hill')).toEqual({
      view: all[0],
      isGone: false,
      missing: [],
      isChanged: false,
    })
    expect(show('?view=6&search=hills')).toMatchObject({ view: all[0], isChanged: true })
  })

  test('is a view that shows the same, where it names none', () => {
    expect(show('?search=hill')).toMatchObject({ view: all[0], isChanged: false })
    expect(show('?search=hills')).toMatchObject({ view: null, isChanged: true })
    expect(show('?search=hill&view=all')).toMatchObject({ view: null, isChanged: true })
  })

  test('is everything where nothing is chosen, even where a view keeps nothing either', () => {
    const views = [viewOf('5')]
    expect(show('', { views })).toEqual({ view: null, isGone: false, missing: [], isChanged: false })
    expect(show('?view=5&search=', { views })).toMatchObject({ view: views[0], isChanged: false })
  })

  test('is changed, and said to be, where its view uses what is gone', () => {
    expect(show('?view=7&search=vale')).toMatchObject({ view: all[1], missing: ['Gone'], isChanged: true })
  })

  test('is no view that is gone, once the views are read', () => {
    expect(show('?view=9')).toMatchObject({ view: null, isGone: true })
    expect(show('?view=9', { views: undefined })).toMatchObject({ view: null, isGone: false })
  })

  test('keeps its view as it is narrowed, and names none that is gone', () => {
    const to = { ...readPlace(addressOf('?view=9')), search: 'vale' }
    expect(keepViewIn(to, show('?view=9')).view).toBeNull()
    expect(keepViewIn(to, show('?view=9', { views: undefined })).view).toBe('9')
    expect(keepViewIn({ ...to, view: null }, show('?search=hill')).view).toBe('6')
    expect(keepViewIn({ ...to, view: ALL }, show('?view=all')).view).toBe(ALL)
  })

  test('has the content that is kept of it', () => {
    const place = readPlace(addressOf('?view=6&search=hill&f.active=true&page=3'))
    expect(contentOf(place)).toEqual({ ...plain, search: 'hill', filters: { active: 'true' } })
  })
})
