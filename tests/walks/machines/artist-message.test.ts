import { expect, test } from 'vitest'
import { artistMessageMachine } from '#machines/artist-message/machine.ts'
import {
  selectDraft,
  selectFailure,
  selectFieldErrors,
  selectFound,
  selectIsAdding,
  selectIsBusy,
  selectIsSending,
  selectPictureFailure,
  selectPictures,
} from '#machines/artist-message/selectors.ts'
import { readTyped, readUnfinished } from '#machines/artist-message/typed.ts'
import { PRIVATE_NUMBER_WORDS } from '#machines/lifecycles/private-numbers.ts'
import { keyReused, numberRefused, pictureRefused, WORDS } from '../fixtures/artists/artist-message.ts'
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

test.each(['', ' \n'])(
  'nothing is sent of an empty text, and the field says so until something is typed',
  (draft) => {
    const run = write(draft)
    submit(run, draft)
    expect(run.calls).toEqual([])
    expect(selectFieldErrors(run.state())).toEqual({ text: 'Write a message.' })
    run.send({ type: 'message.typed', draft: 'H', found: null })
    expect(selectFieldErrors(run.state())).toEqual({})
  },
)

const PICTURES = ['a.jpg', 'b.png', 'c.webp'].map((name) => ({ id: `file-${name}`, name }))
const add = (chosen = PICTURES, run = write()) => {
  run.send({ type: 'pictures.chosen', chosen, refused: [] })
  return run
}

test('pictures go to the shop one after another, and then with the message', async () => {
  const run = add()
  expect(selectIsAdding(run.state())).toBe(true)
  submit(run)
  expect(selectIsSending(run.state())).toBe(false)
  for (const id of ['hash-a', 'hash-b', 'hash-c']) await run.answer('sendPicture', { id })
  expect(run.calls.map(({ input }) => input)).toMatchObject(
    PICTURES.map((picture) => ({ thread: 'u-ada', picture })),
  )
  submit(run)
  const pictures = ['hash-a', 'hash-b', 'hash-c']
  expect(run.calls.at(-1)).toMatchObject({ id: 'sendMessage', input: { draft: WORDS, pictures } })
  await run.refuse('sendMessage', outage)
  run.send({ type: 'picture.removed', id: 'hash-b' })
  submit(run, WORDS, 'key-2')
  // Other pictures are another message.
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-2', pictures: ['hash-a', 'hash-c'] })
  await run.answer('sendMessage', undefined)
  expect(selectPictures(run.state())).toMatchObject({ pictures: [], waiting: [], refused: [] })
  expect(selectIsBusy(run.state())).toBe(false)
})

test('a picture that is refused is named with the reason, and the others go on', async () => {
  const run = add()
  await run.refuse('sendPicture', pictureRefused)
  await run.answer('sendPicture', { id: 'hash-b' })
  // The same file again is the same picture.
  await run.answer('sendPicture', { id: 'hash-b' })
  expect(selectPictures(run.state())).toMatchObject({
    pictures: [{ id: 'hash-b', name: 'b.png' }],
    waiting: [],
    refused: [{ name: 'a.jpg', reason: 'Send a JPEG, PNG, or WebP.' }],
  })
})

test('pictures that do not arrive wait until they are tried again or taken out', async () => {
  const run = add()
  await run.refuse('sendPicture', outage)
  expect(selectPictureFailure(run.state())).toMatchObject({ kind: 'unavailable' })
  expect(selectPictures(run.state()).waiting).toEqual(PICTURES)
  run.send({ type: 'pictures.retried' })
  expect(selectPictureFailure(run.state())).toBeNull()
  await run.refuse('sendPicture', outage)
  run.send({ type: 'picture.removed', id: 'file-a.jpg' })
  run.send({ type: 'pictures.retried' })
  expect(run.calls.at(-1)?.input).toMatchObject({ picture: PICTURES[1] })
  // The one under way as well.
  run.send({ type: 'picture.removed', id: 'file-b.png' })
  expect(run.calls.at(-1)?.input).toMatchObject({ picture: PICTURES[2] })
})

test('a message has five pictures at most, and who chooses more is told which were left out', () => {
  const chosen = Array.from('abcdefg', (name) => ({ id: name, name }))
  const run = add(chosen)
  run.send({ type: 'pictures.chosen', chosen: [], refused: [{ name: 'x.gif', reason: 'No.' }] })
  expect(selectPictures(run.state()).waiting).toHaveLength(5)
  expect(selectPictures(run.state()).refused).toEqual([{ name: 'x.gif', reason: 'No.' }])
  add([{ id: 'h', name: 'h' }], run)
  expect(selectPictures(run.state()).refused).toEqual([
    { name: 'h', reason: 'You can add up to 5 pictures.' },
  ])
})

test.each(['writing', 'sending'])('whoever signs out while it is %s ends it', (state) => {
  const run = state === 'sending' ? send() : write()
  run.send({ type: 'signedOut' })
  expect(run.state().status).toBe('done')
})

test.each([
  ['My number is 123-45-6789|', 'My number is [number removed]', 'tax'],
  ['My number is 123-45-678|', 'My number is ', null],
  ['My number is 123-45-678| or so', 'My number is or so', null],
  ['My number is 123-|45-678, I think', 'My number is , I think', null],
  ['My number is |123-45-67, I think', 'My number is , I think', null],
  ['My number is 1234|', 'My number is 1234', null],
  ['I live in 10001|', 'I live in ', null],
  ['I live in 10001, New York|', 'I live in 10001, New York', null],
  ['12345| and 10001', 'and 10001', null],
])('of %s, while it is typed there, %s is kept', (marked, draft, found) => {
  expect(readUnfinished(marked.replace('|', ''), marked.indexOf('|'))).toEqual({ draft, found })
})

test('a text that is submitted is whole but for private numbers', () => {
  expect(readTyped('I live in 10001')).toEqual({ draft: 'I live in 10001', found: null })
  expect(readTyped('Card 4111 1111 1111 1111')).toEqual({ draft: 'Card [number removed]', found: 'payment' })
})
