import { expect, test } from 'vitest'
import { quickViewMachine } from '#machines/quick-view/machine.ts'
import {
  selectFailure,
  selectHasNext,
  selectHasPrevious,
  selectIsMissing,
  selectIsUnpublished,
  selectOpenId,
} from '#machines/quick-view/selectors.ts'
import { sourceUnreached } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const page = { type: 'page.shown', ids: ['a', 'b', 'c'], hasNext: true, hasPrevious: false } as const
const open = (id: string, shown: typeof page | { hasNext: boolean } = page) => {
  const run = runHeld(quickViewMachine)
  run.send({ ...page, ...shown })
  run.send({ type: 'place.changed', id })
  return run
}

test('a tile that is opened asks for its place, and only the place opens the view', () => {
  const run = runHeld(quickViewMachine)
  run.send({ type: 'tile.opened', id: 'a' })
  expect(run.told).toEqual([{ type: 'place.wanted', id: 'a' }])
  expect(selectOpenId(run.state())).toBeNull()
  run.send({ type: 'place.changed', id: 'a' })
  expect(selectOpenId(run.state())).toBe('a')
})

test('the arrows move within the page', () => {
  const run = open('b')
  run.send({ type: 'view.next' })
  run.send({ type: 'view.previous' })
  expect(run.told).toEqual([
    { type: 'place.wanted', id: 'c' },
    { type: 'place.wanted', id: 'a' },
  ])
})

test('at the end of a page the next one is shown and its first image opened', () => {
  const run = open('c')
  run.send({ type: 'view.next' })
  run.send({ type: 'view.next' })
  expect(run.told).toEqual([{ type: 'page.wanted', direction: 'next' }])
  run.send({ type: 'page.shown', ids: ['d', 'e'], hasNext: false, hasPrevious: true })
  expect(run.told.at(-1)).toEqual({ type: 'place.wanted', id: 'd' })
})

test('at the beginning of a page the previous one is shown and its last image opened', () => {
  const run = runHeld(quickViewMachine)
  run.send({ type: 'page.shown', ids: ['d', 'e'], hasNext: false, hasPrevious: true })
  run.send({ type: 'place.changed', id: 'd' })
  run.send({ type: 'view.previous' })
  run.send(page)
  expect(run.told).toEqual([
    { type: 'page.wanted', direction: 'previous' },
    { type: 'place.wanted', id: 'c' },
  ])
})

test('the arrows do nothing at the first and last image of all', () => {
  const first = open('a')
  first.send({ type: 'view.previous' })
  expect(first.told).toEqual([])
  const last = open('c', { hasNext: false })
  last.send({ type: 'view.next' })
  expect(last.told).toEqual([])
  expect(selectHasNext(last.state())).toBe(false)
  expect(selectHasNext(open('b', { hasNext: false }).state())).toBe(true)
  expect(selectHasPrevious(first.state())).toBe(false)
  expect(selectHasPrevious(last.state())).toBe(true)
})

test('a page that was asked for opens no image when the visitor went elsewhere meanwhile', () => {
  const run = open('c')
  run.send({ type: 'view.next' })
  run.send({ type: 'place.changed', id: 'a' })
  run.send({ type: 'page.shown', ids: ['d', 'e'], hasNext: false, hasPrevious: true })
  expect(run.told).toEqual([{ type: 'page.wanted', direction: 'next' }])
})

test('the arrows go on from where the open image was when it leaves the page', () => {
  const run = open('b')
  run.send({ ...page, ids: ['a', 'c'] })
  run.send({ type: 'view.next' })
  run.send({ type: 'view.previous' })
  expect(run.told).toEqual([
    { type: 'place.wanted', id: 'c' },
    { type: 'place.wanted', id: 'a' },
  ])
})

test('closing the view asks for no place and gives the focus back to the tile', () => {
  const run = open('b')
  run.send({ type: 'view.closed' })
  run.send({ type: 'place.changed', id: null })
  expect(run.told).toEqual([
    { type: 'place.wanted', id: null },
    { type: 'focus.wanted', id: 'b' },
  ])
  expect(selectOpenId(run.state())).toBeNull()
})

test('an image that cannot be shown is told apart as missing or unpublished', async () => {
  const missing = open('a')
  await missing.answer('loadImage', 'missing')
  expect(selectIsMissing(missing.state())).toBe(true)
  const unpublished = open('a')
  await unpublished.answer('loadImage', 'unpublished')
  expect(selectIsUnpublished(unpublished.state())).toBe(true)
})

test('an image whose source cannot be asked is not called missing, and can be tried again', async () => {
  const run = open('a')
  await run.refuse('loadImage', sourceUnreached)
  expect(selectIsMissing(run.state())).toBe(false)
  expect(selectFailure(run.state())?.message).toBe(
    'Getty results not available. Please try again. Contact customer support if this persists.',
  )
  run.send({ type: 'view.retried' })
  await run.answer('loadImage', 'published')
  expect(run.state().value).toMatchObject({ view: { open: 'showing' } })
})

test('an image that comes late is not taken for the one open now', async () => {
  const run = open('a')
  const late = run.calls.at(-1)
  run.send({ type: 'place.changed', id: 'b' })
  await run.answer('loadImage', 'missing', late)
  expect(run.state().value).toMatchObject({ view: { open: 'loading' } })
})
