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
import { approval, question } from '../../fixtures/review.ts'
import { invalid, notFound, outage, throttled } from '../../fixtures/shared.ts'
import { ordered } from '../../fixtures/sharing.ts'
import { runHeld } from '../../walker/held-actor.ts'

const say = (said: typeof approval | typeof question = approval, author: string | null = 'Ann') => {
  const run = runHeld(reviewMachine, { shareToken: 'share-1' })
  run.send({ type: 'review.said', author, ...said })
  return run
}

test('a reviewer who has given a name is not asked again', async () => {
  const run = say()
  expect(selectIsPending(run.state())).toBe(true)
  expect(run.calls.at(-1)).toMatchObject({
    id: 'say',
    input: { shareToken: 'share-1', author: 'Ann', said: approval },
  })
  await run.answer('say')
  expect(selectIsSent(run.state())).toBe(true)
  expect(run.told).toEqual([{ type: 'review.sent' }])
})

test('a name is asked for first, and the review waits for it', () => {
  const run = say(question, null)
  expect(selectIsNaming(run.state())).toBe(true)
  expect(selectSaid(run.state())).toEqual(question)
  run.send({ type: 'author.given', author: 'Bo' })
  expect(run.calls.at(-1)?.input).toMatchObject({ author: 'Bo', said: question })
})

test('a review that is given up before a name is given is not sent', () => {
  const run = say(approval, null)
  run.send({ type: 'review.dropped' })
  expect(selectSaid(run.state())).toBeNull()
  expect(run.calls).toEqual([])
})

test('a second click while a review is on its way sends no other', () => {
  const run = say()
  run.send({ type: 'review.said', author: 'Ann', ...question })
  expect(run.calls).toHaveLength(1)
  expect(selectSaid(run.state())).toEqual(approval)
})

test('a review is taken back by giving another', async () => {
  const run = say()
  await run.answer('say')
  run.send({ type: 'review.said', author: 'Ann', ...approval, verdict: 'CHANGES', idempotencyKey: 'k3' })
  expect(run.calls.at(-1)?.input).toMatchObject({ said: { verdict: 'CHANGES', idempotencyKey: 'k3' } })
})

test('a refused name is asked for again, with its error', async () => {
  const run = say()
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
] as const)(
  'a review that could not be sent stays and is sent again unchanged: %s',
  async ([refusal, kind]) => {
    const run = say(question)
    await run.refuse('say', refusal)
    expect(selectIsFailed(run.state())).toBe(true)
    expect(selectFailure(run.state())?.kind).toBe(kind)
    expect(run.told).toEqual([])
    run.send({ type: 'review.retried' })
    expect(run.calls.at(-1)?.input).toMatchObject({ author: 'Ann', said: question })
  },
)

test.for([notFound, ordered])(
  'a review that came too late says so, and the page is read again: %s',
  async (refusal) => {
    const run = say()
    await run.refuse('say', refusal)
    expect(selectFailure(run.state())?.kind).toBe('ended')
    expect(run.told).toEqual([{ type: 'project.ended' }])
  },
)
