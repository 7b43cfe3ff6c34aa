import { expect, test } from 'vitest'
import { MOST_VIEWED, recentlyViewedMachine } from '#machines/recently-viewed/machine.ts'
import { selectViewed } from '#machines/recently-viewed/selectors.ts'
import { runHeld } from '../../walker/held-actor.ts'

const run = (...ids: string[]) => {
  const held = runHeld(recentlyViewedMachine)
  for (const id of ids) held.send({ type: 'image.opened', id })
  return held
}

test('the image opened last comes first, and no image is there twice', () => {
  expect(selectViewed(run('a', 'b', 'c', 'b', 'b').state())).toEqual(['b', 'c', 'a'])
})

test('the twelve latest images are remembered', () => {
  const ids = Array.from({ length: 15 }, (_, at) => `i-${at}`)
  expect(selectViewed(run(...ids).state())).toEqual(ids.toReversed().slice(0, 12))
  expect(MOST_VIEWED).toBe(12)
})

test('signing out forgets the images', () => {
  const held = run('a', 'b')
  held.send({ type: 'views.cleared' })
  expect(selectViewed(held.state())).toEqual([])
  held.send({ type: 'image.opened', id: 'a' })
  expect(selectViewed(held.state())).toEqual(['a'])
})
