import { expect, test } from 'vitest'
import { returnRequestMachine } from '#machines/return-request/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectFilled,
  selectIsAdding,
  selectIsBusy,
  selectIsSending,
  selectPictureFailure,
  selectPictures,
} from '#machines/return-request/selectors.ts'
import {
  LEFT,
  LINE,
  notReturnable,
  pictureGone,
  pictureRefused,
  tooMany,
} from '../../fixtures/orders/return-request.ts'
import { notFoundAt, outage, throttled } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const TEXT = 'The corner is bent.'

const open = () => runHeld(returnRequestMachine, { owner: 'u-ada', orderId: 'K7Q2-9MXD' })
type Run = ReturnType<typeof open>
const fill = () => {
  const run = open()
  run.send({ type: 'line.counted', id: LINE, quantity: 2 })
  run.send({ type: 'reason.chosen', reason: 'unwanted' })
  run.send({ type: 'text.typed', draft: ` ${TEXT} ` })
  return run
}
const submit = (run: Run, idempotencyKey = 'key-1') =>
  run.send({ type: 'request.submitted', left: LEFT, idempotencyKey })
const ask = () => {
  const run = fill()
  submit(run)
  return run
}

test('a return is asked for once, and then nothing is left filled in', async () => {
  const run = ask()
  submit(run, 'key-2')
  run.send({ type: 'text.typed', draft: 'More' })
  expect(selectIsSending(run.state())).toBe(true)
  expect(run.calls).toEqual([
    expect.objectContaining({
      id: 'requestReturn',
      input: {
        orderId: 'K7Q2-9MXD',
        lines: [{ id: LINE, quantity: 2 }],
        reason: 'unwanted',
        draft: TEXT,
        pictures: [],
        idempotencyKey: 'key-1',
      },
    }),
  ])
  await run.answer('requestReturn', undefined)
  expect(run.told).toEqual([{ type: 'return.requested' }])
  expect(selectFilled(run.state())).toMatchObject({ lines: [], reason: null, draft: '' })
  expect(selectIsBusy(run.state())).toBe(false)
})

test('what is asked for after an answer is another return', async () => {
  const run = ask()
  await run.answer('requestReturn', undefined)
  run.send({ type: 'line.counted', id: LINE, quantity: 2 })
  run.send({ type: 'reason.chosen', reason: 'unwanted' })
  run.send({ type: 'text.typed', draft: TEXT })
  submit(run, 'key-2')
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-2' })
})

test.for([outage, tooMany, pictureGone, notReturnable, throttled, notFoundAt('orderId')])(
  'a failure keeps what was filled in: $code',
  async (refusal) => {
    const run = ask()
    await run.refuse('requestReturn', refusal)
    expect(selectFilled(run.state())).toMatchObject({
      lines: [{ id: LINE, quantity: 2 }],
      reason: 'unwanted',
      draft: ` ${TEXT} `,
    })
    expect(selectFailure(run.state())).not.toBeNull()
    expect(selectFieldErrors(run.state())).toEqual(refusal.code === 'BAD_USER_INPUT' ? refusal.fields : {})
    expect(run.told).toEqual([])
  },
)

test('the same is asked for again under its first key, and something else under another', async () => {
  const run = ask()
  await run.refuse('requestReturn', outage)
  submit(run, 'key-2')
  expect(selectFailure(run.state())).toBeNull()
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-1' })
  await run.refuse('requestReturn', outage)
  run.send({ type: 'line.counted', id: LINE, quantity: 1 })
  submit(run, 'key-3')
  expect(run.calls.at(-1)?.input).toMatchObject({
    lines: [{ id: LINE, quantity: 1 }],
    idempotencyKey: 'key-3',
  })
})

test('lines are kept in the order of the order, and none of which nothing goes back', () => {
  const run = open()
  for (const [id, quantity] of [
    [7, 1],
    [2, 3],
    [7, 2],
    [5, 1],
    [5, 0],
  ] as const)
    run.send({ type: 'line.counted', id, quantity })
  expect(selectFilled(run.state()).lines).toEqual([
    { id: 2, quantity: 3 },
    { id: 7, quantity: 2 },
  ])
})

test('nothing is sent before all that it needs is there, and each field says what is missing', () => {
  const run = open()
  submit(run)
  expect(run.calls).toEqual([])
  expect(selectFieldErrors(run.state())).toEqual({
    lines: 'Choose at least one item.',
    reason: 'Choose a reason.',
  })
  run.send({ type: 'reason.chosen', reason: 'other' })
  expect(selectFieldErrors(run.state())).toEqual({})
  run.send({ type: 'line.counted', id: LINE, quantity: 3 })
  run.send({ type: 'text.typed', draft: '  ' })
  submit(run)
  expect(selectFieldErrors(run.state())).toEqual({
    lines: 'That is more than can be returned.',
    text: 'Tell us why.',
  })
  run.send({ type: 'text.typed', draft: 'x'.repeat(1_001) })
  submit(run)
  expect(selectFieldErrors(run.state()).text).toBe('Write at most 1,000 characters.')
})

const PICTURES = ['a.jpg', 'b.png', 'c.webp'].map((name) => ({ id: `file-${name}`, name }))
const choose = (run: Run, chosen = PICTURES) => run.send({ type: 'pictures.chosen', chosen, refused: [] })

test('damage is asked about with a picture, which goes to the shop before the return does', async () => {
  const run = fill()
  run.send({ type: 'reason.chosen', reason: 'damaged' })
  submit(run)
  expect(selectFieldErrors(run.state())).toEqual({ pictures: 'Add a picture that shows the damage.' })
  choose(run)
  expect(selectFieldErrors(run.state())).toEqual({})
  expect(selectIsAdding(run.state())).toBe(true)
  submit(run)
  expect(selectIsSending(run.state())).toBe(false)
  for (const id of ['hash-a', 'hash-b', 'hash-c']) await run.answer('sendPicture', { id })
  expect(run.calls.map(({ input }) => input)).toMatchObject(
    PICTURES.map((picture) => ({ orderId: 'K7Q2-9MXD', picture })),
  )
  run.send({ type: 'picture.removed', id: 'hash-b' })
  submit(run)
  expect(run.calls.at(-1)?.input).toMatchObject({ reason: 'damaged', pictures: ['hash-a', 'hash-c'] })
  await run.answer('requestReturn', undefined)
  expect(selectPictures(run.state())).toMatchObject({ pictures: [], waiting: [], refused: [] })
})

test('a picture that is refused is named with the reason, and the others go on', async () => {
  const run = open()
  choose(run)
  await run.refuse('sendPicture', pictureRefused)
  await run.answer('sendPicture', { id: 'hash-b' })
  expect(selectPictures(run.state())).toMatchObject({
    pictures: [{ id: 'hash-b', name: 'b.png' }],
    waiting: [PICTURES[2]],
    refused: [{ name: 'a.jpg', reason: 'Send a JPEG, PNG, or WebP.' }],
  })
})

test('pictures that do not arrive wait until they are tried again or taken out', async () => {
  const run = open()
  choose(run)
  await run.refuse('sendPicture', outage)
  expect(selectPictureFailure(run.state())).toMatchObject({ kind: 'unavailable' })
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

test.each([
  { type: 'line.counted', id: LINE, quantity: 1 },
  { type: 'reason.chosen', reason: 'wrong' },
  { type: 'text.typed', draft: 'x' },
  { type: 'pictures.chosen', chosen: PICTURES, refused: [] },
] as const)('whatever is filled in is not lost as the page is left: $type', async (event) => {
  const run = open()
  expect(selectIsBusy(run.state())).toBe(false)
  run.send(event)
  expect(selectIsBusy(run.state())).toBe(true)
})

test('a picture that the shop has is not lost either', async () => {
  const run = open()
  choose(run, PICTURES.slice(0, 1))
  await run.answer('sendPicture', { id: 'hash-a' })
  expect(selectPictures(run.state()).waiting).toEqual([])
  expect(selectIsBusy(run.state())).toBe(true)
})

test.each(['filling', 'sending'])('whoever signs out while it is %s ends it', (state) => {
  const run = state === 'sending' ? ask() : fill()
  run.send({ type: 'signedOut' })
  expect(run.state().status).toBe('done')
})
