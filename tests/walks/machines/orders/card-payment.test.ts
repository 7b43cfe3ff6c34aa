import { expect, test } from 'vitest'
import { cardPaymentMachine } from '#machines/card-payment/machine.ts'
import {
  selectFailure,
  selectIsAuthorizing,
  selectIsLoading,
  selectIsOver,
  selectIsUnloaded,
} from '#machines/card-payment/selectors.ts'
import { charge, declinedCard, intent, notByCard } from '../../fixtures/card-payment.ts'
import { changedSince } from '../../fixtures/checkout.ts'
import { expired, notFound, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const loading = () => runHeld(cardPaymentMachine, { charge })
const filling = async () => {
  const run = loading()
  await run.answer('loadField')
  return run
}
const confirming = async () => {
  const run = await filling()
  run.send({ type: 'card.submitted' })
  await run.answer('createIntent', intent)
  return run
}

test('a card is authorised for the price that was agreed to, and the order can be placed with it', async () => {
  const run = await confirming()
  expect(selectIsAuthorizing(run.state())).toBe(true)
  expect(run.calls).toMatchObject([
    { id: 'loadField' },
    { id: 'createIntent', input: charge },
    { id: 'confirmCard', input: intent },
  ])
  await run.answer('confirmCard')
  expect(run.told).toEqual([{ type: 'card.authorized', intent: 'pi_1' }])
  expect(selectIsOver(run.state())).toBe(true)
})

test('a double click authorises once', async () => {
  const run = await filling()
  run.send({ type: 'card.submitted' })
  run.send({ type: 'card.submitted' })
  await run.answer('createIntent', intent)
  run.send({ type: 'card.submitted' })
  expect(run.calls.map(({ id }) => id)).toEqual(['loadField', 'createIntent', 'confirmCard'])
})

test('a card field that cannot be loaded says so, and can be loaded again', async () => {
  const run = loading()
  expect(selectIsLoading(run.state())).toBe(true)
  await run.refuse('loadField', outage)
  expect(selectIsUnloaded(run.state())).toBe(true)
  expect(selectFailure(run.state())).toEqual({
    kind: 'unloaded',
    message: 'The card field could not be loaded.',
  })
  run.send({ type: 'field.retried' })
  expect(selectFailure(run.state())).toBeNull()
  await run.answer('loadField')
  expect(selectIsUnloaded(run.state())).toBe(false)
})

test.for([
  [declinedCard, { kind: 'declined', message: 'Your card was declined.' }],
  [outage, { kind: 'unanswered', message: 'The project service is not available right now.' }],
] as const)('after $1.message another card is authorised with the same intent', async ([refusal, said]) => {
  const run = await confirming()
  await run.refuse('confirmCard', refusal)
  expect(selectFailure(run.state())).toEqual(said)
  run.send({ type: 'card.submitted' })
  expect(selectFailure(run.state())).toBeNull()
  expect(run.calls.map(({ id }) => id)).toEqual(['loadField', 'createIntent', 'confirmCard', 'confirmCard'])
  expect(run.calls.at(-1)).toMatchObject({ input: intent })
})

test.for([
  [notByCard, { kind: 'declined', message: notByCard.message }],
  [expired, { kind: 'refused', message: expired.message }],
  [outage, { kind: 'unanswered', message: 'The project service is not available right now.' }],
] as const)(
  'an intent that is not made says $1.message and is asked for again with the same charge',
  async ([refusal, said]) => {
    const run = await filling()
    run.send({ type: 'card.submitted' })
    await run.refuse('createIntent', refusal)
    expect(selectFailure(run.state())).toEqual(said)
    run.send({ type: 'card.submitted' })
    expect(run.calls.slice(1)).toMatchObject([
      { id: 'createIntent', input: charge },
      { id: 'createIntent', input: charge },
    ])
  },
)

test.for([changedSince, notFound])(
  'a charge that no longer matches the price authorises no card: $code',
  async (refusal) => {
    const run = await filling()
    run.send({ type: 'card.submitted' })
    await run.refuse('createIntent', refusal)
    expect(run.told).toEqual([{ type: 'charge.outdated' }])
    expect(selectFailure(run.state())).toMatchObject({ kind: 'outdated' })
  },
)
