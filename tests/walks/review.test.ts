import { expect, test } from 'vitest'
import { reviewMachine } from '#machines/review/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsFailed,
  selectIsNaming,
  selectIsPending,
  selectIsSent,
  selectSaid,
} from '#machines/review/selectors.ts'
import { invalid, notFound, outage, throttled } from './fixtures/shared.ts'
import { ordered } from './fixtures/sharing.ts'
import { runHeld } from './walker/held-actor.ts'

const approval = { itemIds: ['1'], verdict: 'APPROVED', comment: '', idempotencyKey: 'k1' } as const
const question = { itemIds: ['1'], verdict: null, comment: 'Larger?', idempotencyKey: 'k2' } as const
const begin = () => runHeld(reviewMachine, { shareToken: 'share-1' })

const say = async (said: typeof approval | typeof question = approval) => {
  const run = begin()
  run.send({ type: 'review.said', ...said })
  await run.answer('recallAuthor', 'Ann')
  return run
}

test('whoever has said who they are is not asked again', async () => {
  const run = await say()
  expect(selectIsPending(run.state())).toBe(true)
  expect(run.calls.at(-1)).toMatchObject({
    id: 'say',
    input: { shareToken: 'share-1', author: 'Ann', said: approval },
  })
  await run.answer('say')
  expect(selectIsSent(run.state())).toBe(true)
  expect(run.told).toEqual([{ type: 'review.sent' }])
})

test('a name is asked for first, and what was said waits for it', async () => {
  const run = begin()
  run.send({ type: 'review.said', ...question })
  await run.answer('recallAuthor', null)
  expect(selectIsNaming(run.state())).toBe(true)
  expect(selectSaid(run.state())).toEqual(question)
  run.send({ type: 'author.given', author: 'Bo' })
  expect(run.calls.at(-1)?.input).toMatchObject({ author: 'Bo', said: question })
})

test('a browser that remembers nothing asks for the name as well', async () => {
  const run = begin()
  run.send({ type: 'review.said', ...approval })
  await run.refuse('recallAuthor', new Error('Forbidden.'))
  expect(selectIsNaming(run.state())).toBe(true)
})

test('saying it is given up before a name is given: nothing is sent', async () => {
  const run = begin()
  run.send({ type: 'review.said', ...approval })
  await run.answer('recallAuthor', null)
  run.send({ type: 'review.dropped' })
  expect(selectSaid(run.state())).toBeNull()
  expect(run.calls.map(({ id }) => id)).toEqual(['recallAuthor'])
})

test('a second click while the first is on its way says nothing', async () => {
  const run = await say()
  run.send({ type: 'review.said', ...question })
  expect(run.calls.map(({ id }) => id)).toEqual(['recallAuthor', 'say'])
  expect(selectSaid(run.state())).toEqual(approval)
})

test('it is taken back by saying otherwise', async () => {
  const run = await say()
  await run.answer('say')
  run.send({ type: 'review.said', ...approval, verdict: 'CHANGES', idempotencyKey: 'k3' })
  await run.answer('recallAuthor', 'Ann')
  expect(run.calls.at(-1)?.input).toMatchObject({ said: { verdict: 'CHANGES', idempotencyKey: 'k3' } })
})

test('a name that is refused is asked for again, with the reason at it', async () => {
  const run = await say()
  await run.refuse('say', invalid({ author: 'This field may not be blank.' }))
  expect(selectIsNaming(run.state())).toBe(true)
  expect(selectFieldErrors(run.state())).toEqual({ author: 'This field may not be blank.' })
  run.send({ type: 'author.given', author: 'Ann' })
  expect(selectFieldErrors(run.state())).toEqual({})
})

test.for([
  [outage, 'unavailable'],
  [throttled, 'throttled'],
  [invalid({ comment: 'Too long.' }), 'invalid'],
] as const)('what could not be sent stays and is sent again as the same: %s', async ([refusal, kind]) => {
  const run = await say(question)
  await run.refuse('say', refusal)
  expect(selectIsFailed(run.state())).toBe(true)
  expect(selectFailure(run.state())?.kind).toBe(kind)
  expect(run.told).toEqual([])
  run.send({ type: 'review.retried' })
  expect(run.calls.at(-1)?.input).toMatchObject({ author: 'Ann', said: question })
})

test.for([notFound, ordered])(
  'what came too late is said, and the page is to be read again: %s',
  async (refusal) => {
    const run = await say()
    await run.refuse('say', refusal)
    expect(selectFailure(run.state())?.kind).toBe('ended')
    expect(run.told).toEqual([{ type: 'project.ended' }])
  },
)
