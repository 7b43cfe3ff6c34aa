import { expect, test } from 'vitest'
import { artistMessageMachine } from '#machines/artist-message/machine.ts'
import {
  selectDraft,
  selectFailure,
  selectFieldErrors,
  selectFound,
  selectIsBusy,
  selectIsSending,
} from '#machines/artist-message/selectors.ts'
import { readTyped, readUnfinished } from '#machines/artist-message/typed.ts'
import { PRIVATE_NUMBER_WORDS } from '#machines/lifecycles/private-numbers.ts'
import { keyReused, numberRefused, WORDS } from '../fixtures/artists/artist-message.ts'
import { forbidden, notFoundAt, outage, throttled } from '../fixtures/shared.ts'
import { runHeld } from '../walker/held-actor.ts'

const write = (draft = WORDS) => {
  const run = runHeld(artistMessageMachine, { owner: 'u-staff', thread: 'u-ada' })
  run.send({ type: 'message.typed', draft, found: null })
  return run
}
const submit = (run: ReturnType<typeof write>, draft = WORDS, idempotencyKey = 'key-1') =>
  run.send({ type: 'message.submitted', draft, found: null, idempotencyKey })
const send = () => {
  const run = write()
  submit(run)
  return run
}

test('a message is sent once, and then the field is empty', async () => {
  const run = send()
  submit(run, WORDS, 'key-2')
  run.send({ type: 'message.typed', draft: 'More', found: null })
  expect(selectIsSending(run.state())).toBe(true)
  expect(run.calls).toMatchObject([
    { id: 'sendMessage', input: { thread: 'u-ada', draft: WORDS, idempotencyKey: 'key-1' } },
  ])
  await run.answer('sendMessage', undefined)
  expect(run.told).toEqual([{ type: 'message.sent' }])
  expect(selectDraft(run.state())).toBe('')
  expect(selectIsBusy(run.state())).toBe(false)
})

test.for([outage, numberRefused, keyReused, throttled, forbidden, notFoundAt('thread')])(
  'a failure keeps what was typed: $code',
  async (refusal) => {
    const run = send()
    await run.refuse('sendMessage', refusal)
    expect(selectDraft(run.state())).toBe(WORDS)
    expect(selectIsBusy(run.state())).toBe(true)
    expect(selectFailure(run.state())).not.toBeNull()
    expect(run.told).toEqual([])
  },
)

test('the same words are sent again under their first key, and other words under another', async () => {
  const run = send()
  await run.refuse('sendMessage', outage)
  submit(run, WORDS, 'key-2')
  expect(selectFailure(run.state())).toBeNull()
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-1' })
  await run.refuse('sendMessage', outage)
  submit(run, 'Hello', 'key-3')
  expect(run.calls.at(-1)?.input).toMatchObject({ draft: 'Hello', idempotencyKey: 'key-3' })
})

test('the same words after an answer are another message', async () => {
  const run = send()
  await run.answer('sendMessage', undefined)
  submit(run, WORDS, 'key-2')
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-2' })
})

test.for(['tax', 'payment'] as const)('a %s number is refused at the field, and nothing is sent', (found) => {
  const run = write()
  expect(selectFieldErrors(run.state())).toEqual({})
  run.send({ type: 'message.typed', draft: '[number removed]', found })
  run.send({ type: 'message.submitted', draft: '[number removed]', found, idempotencyKey: 'key-1' })
  expect(run.calls).toEqual([])
  expect(selectFound(run.state())).toBe(found)
  expect(selectFieldErrors(run.state())).toEqual({ text: PRIVATE_NUMBER_WORDS[found] })
  submit(run)
  expect(selectFieldErrors(run.state())).toEqual({})
  expect(run.calls).toHaveLength(1)
})

test('what the shop refuses of the text stands at the field', async () => {
  const run = send()
  await run.refuse('sendMessage', numberRefused)
  expect(selectFieldErrors(run.state())).toEqual({ text: PRIVATE_NUMBER_WORDS.tax })
})

test.each(['', ' \n'])('nothing is sent of an empty text', (draft) => {
  const run = write(draft)
  submit(run, draft)
  expect(run.calls).toEqual([])
})

test.each(['writing', 'sending'])('whoever signs out while it is %s ends it', (state) => {
  const run = state === 'sending' ? send() : write()
  run.send({ type: 'signedOut' })
  expect(run.state().status).toBe('done')
})

test.each([
  ['My number is 123-45-6789', 'My number is [number removed]', 'tax'],
  ['My number is 123-45-678', 'My number is ', null],
  ['My number is 1234', 'My number is 1234', null],
  ['I live in 10001', 'I live in ', null],
  ['I live in 10001, New York', 'I live in 10001, New York', null],
])('of %s, while it is typed, %s is kept', (text, draft, found) => {
  expect(readUnfinished(text)).toEqual({ draft, found })
})

test('a text that is submitted is whole but for private numbers', () => {
  expect(readTyped('I live in 10001')).toEqual({ draft: 'I live in 10001', found: null })
  expect(readTyped('Card 4111 1111 1111 1111')).toEqual({ draft: 'Card [number removed]', found: 'payment' })
})
