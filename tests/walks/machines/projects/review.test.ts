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

test('whoever has said who they are is not asked again', async () => {
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

test('a name is asked for first, and what was said waits for it', () => {
  const run = say(question, null)
  expect(selectIsNaming(run.state())).toBe(true)
  expect(selectSaid(run.state())).toEqual(question)
  run.send({ type: 'author.given', author: 'Bo' })
  expect(run.calls.at(-1)?.input).toMatchObject({ author: 'Bo', said: question })
})

test('saying it is given up before a name is given: nothing is sent', () => {
  const run = say(approval, null)
  run.send({ type: 'review.dropped' })
  expect(selectSaid(run.state())).toBeNull()
  expect(run.calls).toEqual([])
})

test('a second click while the first is on its way says nothing', () => {
  const run = say()
  run.send({ type: 'review.said', author: 'Ann', ...question })
  expect(run.calls).toHaveLength(1)
  expect(selectSaid(run.state())).toEqual(approval)
})

test('it is taken back by saying otherwise', async () => {
  const run = say()
  await run.answer('say')
  run.send({ type: 'review.said', author: 'Ann', ...approval, verdict: 'CHANGES', idempotencyKey: 'k3' })
  expect(run.calls.at(-1)?.input).toMatchObject({ said: { verdict: 'CHANGES', idempotencyKey: 'k3' } })
})

test('a name that is refused is asked for again, with the reason at it', async () => {
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
] as const)('what could not be sent stays and is sent again as the same: %s', async ([refusal, kind]) => {
  const run = say(question)
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
    const run = say()
    await run.refuse('say', refusal)
    expect(selectFailure(run.state())?.kind).toBe('ended')
    expect(run.told).toEqual([{ type: 'project.ended' }])
  },
)
