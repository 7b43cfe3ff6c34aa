import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createSubjects } from '#client/actors/process/subjects.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { favoriteMachine } from '#machines/favorite/machine.ts'
import type { FavoriteSubject } from '#machines/favorite/ports.ts'

interface Sent extends PromiseWithResolvers<void> {
  imageId: string
  on: boolean
}

/** Opens hearts whose changes are answered when the test says so. */
const openHearts = () => {
  const sent: Sent[] = []
  let made = 0
  const machine = favoriteMachine.provide({
    actors: {
      change: fromPromise<void, { subject: FavoriteSubject; on: boolean }>(({ input: { subject, on } }) => {
        const one = { ...Promise.withResolvers<void>(), imageId: subject.imageId, on }
        sent.push(one)
        return one.promise
      }),
    },
  })
  const hearts = createSubjects<typeof machine, FavoriteSubject>(PROCESSES.favorite.terms, (input) => {
    made += 1
    return createActor(machine, { input })
  })
  const wish = (imageId: string, on: boolean) =>
    hearts.tell({ imageId }, (ref) => ref.send({ type: 'wish.made', on }))
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    hearts,
    wish,
    sent,
    made: () => made,
    wished: (imageId: string) => hearts.find({ imageId })?.getSnapshot().context.wish,
    answer: async (at: number) => {
      sent[at]?.resolve()
      await settle()
    },
  }
}

test('reading a hundred subjects makes no actor', () => {
  const { hearts, made } = openHearts()
  for (let at = 0; at < 100; at++) expect(hearts.find({ imageId: `i${at}` })).toBeUndefined()
  expect(made()).toBe(0)
})

test('an actor that is sent an event runs until that is done, and leaves nothing behind', async () => {
  const { hearts, wish, wished, answer } = openHearts()
  wish('fern', true)
  expect(wished('fern')).toBe(true)
  await answer(0)
  expect(hearts.find({ imageId: 'fern' })).toBeUndefined()
})

test('events for a subject reach its running actor, so that one change is on its way at a time', async () => {
  const { hearts, wish, sent, made, answer } = openHearts()
  wish('fern', true)
  wish('fern', false)
  wish('dune', true)
  expect(sent.map(({ imageId, on }) => [imageId, on])).toEqual([
    ['fern', true],
    ['dune', true],
  ])
  await answer(0)
  expect(sent.at(-1)).toMatchObject({ imageId: 'fern', on: false })
  expect(made()).toBe(2)
  await answer(1)
  await answer(2)
  expect(hearts.find({ imageId: 'fern' })).toBeUndefined()
})

test('an actor that is shown in two places runs until it has left both', () => {
  const { hearts } = openHearts()
  const { ref, show } = hearts.seatOf({ imageId: 'fern' })
  const leave = [show(), show()]
  leave[0]?.()
  expect(hearts.find({ imageId: 'fern' })).toBe(ref)
  leave[1]?.()
  expect(hearts.find({ imageId: 'fern' })).toBeUndefined()
})

test('a subject that is rendered twice before it is shown has one actor', () => {
  const { hearts, made } = openHearts()
  const [given, shown] = [hearts.seatOf({ imageId: 'fern' }), hearts.seatOf({ imageId: 'fern' })]
  expect(shown.ref).toBe(given.ref)
  expect(hearts.find({ imageId: 'fern' })).toBeUndefined()
  shown.show()
  expect([hearts.find({ imageId: 'fern' }), made()]).toEqual([given.ref, 1])
})

test('an actor that has left with nothing under way is stopped, but for one that is put back at once', async () => {
  const { hearts, wish, answer } = openHearts()
  const { ref, show } = hearts.seatOf({ imageId: 'fern' })
  show()()
  const leave = show()
  await Promise.resolve()
  expect(ref.getSnapshot().status).toBe('active')
  wish('fern', true)
  leave()
  await Promise.resolve()
  expect(ref.getSnapshot().status).toBe('active')
  await answer(0)
  expect(ref.getSnapshot().status).toBe('stopped')
})

test('a listener hears of each step, and of nothing once it has stopped', async () => {
  const { hearts, wish, wished, answer } = openHearts()
  const heard: unknown[] = []
  const stop = hearts.subscribe(() => heard.push(wished('fern')))
  wish('fern', true)
  expect(heard.at(-1)).toBe(true)
  await answer(0)
  expect(heard.at(-1)).toBeUndefined()
  stop()
  const count = heard.length
  wish('fern', false)
  expect(heard).toHaveLength(count)
})

test('a change under way as the session ends is no longer shown', () => {
  const { hearts, wish, wished } = openHearts()
  wish('fern', true)
  wish('dune', true)
  hearts.sendAll({ type: 'signedOut' })
  expect([wished('fern'), wished('dune')]).toEqual([undefined, undefined])
})
