import { expect, test } from 'vitest'
import { answerMessageMachine } from '#machines/answer-message/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsBusy,
  selectIsOpen,
  selectIsOvertaken,
  selectIsReading,
  selectIsUnread,
  selectText,
} from '#machines/answer-message/selectors.ts'
import { answered } from '../../fixtures/console/answer-message.ts'
import { forbidden, invalid, notFound, notFoundAt, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const message = { id: '7', email: 'ada@aquatint.test' }

const write = (text = 'Yes, in oak.') => {
  const run = runHeld(answerMessageMachine, message)
  run.send({ type: 'answer.begun' })
  run.send({ type: 'answer.typed', text })
  return run
}
const send = () => {
  const run = write()
  run.send({ type: 'answer.submitted', idempotencyKey: 'key-1' })
  return run
}
const overtake = async () => {
  const run = send()
  await run.refuse('answerMessage', answered)
  return run
}

test('an answer is sent once, and a notice says where it went', async () => {
  const run = send()
  run.send({ type: 'answer.submitted', idempotencyKey: 'key-2' })
  run.send({ type: 'answer.closed' })
  expect(run.calls).toMatchObject([
    { id: 'answerMessage', input: { id: '7', text: 'Yes, in oak.', idempotencyKey: 'key-1' } },
  ])
  expect(run.told).toEqual([])
  await run.answer('answerMessage', undefined)
  expect(run.told).toEqual([{ type: 'message.answered', ...message }])
  expect(run.state().status).toBe('done')
})

test('what was typed stays while the form is closed, and is kept though nobody looks', () => {
  const run = write()
  run.send({ type: 'answer.closed' })
  expect(selectIsOpen(run.state())).toBe(false)
  expect(selectIsBusy(run.state())).toBe(true)
  run.send({ type: 'answer.begun' })
  expect(selectText(run.state())).toBe('Yes, in oak.')
  run.send({ type: 'answer.typed', text: '' })
  expect(selectIsBusy(run.state())).toBe(false)
})

test.for([outage, invalid({ text: 'This field may not be blank.' }), forbidden, notFoundAt('id')])(
  'a failure keeps what was typed: $code',
  async (refusal) => {
    const run = send()
    await run.refuse('answerMessage', refusal)
    expect(selectText(run.state())).toBe('Yes, in oak.')
    expect(selectFailure(run.state())).not.toBeNull()
    run.send({ type: 'answer.closed' })
    expect(selectFailure(run.state())).toBeNull()
  },
)

test('the same words are sent again under their first key, and other words under a new one', async () => {
  const run = send()
  await run.refuse('answerMessage', outage)
  run.send({ type: 'answer.submitted', idempotencyKey: 'key-2' })
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-1' })
  await run.refuse('answerMessage', outage)
  run.send({ type: 'answer.typed', text: 'Yes, in walnut.' })
  run.send({ type: 'answer.submitted', idempotencyKey: 'key-3' })
  expect(run.calls.at(-1)?.input).toEqual({ id: '7', text: 'Yes, in walnut.', idempotencyKey: 'key-3' })
})

test('an error stands at the field until the answer is sent again', async () => {
  const run = send()
  expect(selectFieldErrors(run.state())).toEqual({})
  await run.refuse('answerMessage', invalid({ text: 'This field may not be blank.' }))
  expect(selectFieldErrors(run.state())).toEqual({ text: 'This field may not be blank.' })
  run.send({ type: 'answer.submitted', idempotencyKey: 'key-2' })
  expect(selectFieldErrors(run.state())).toEqual({})
})

test('whoever was too late reads the answer that was sent, and keeps their own words', async () => {
  const run = await overtake()
  expect(selectIsReading(run.state())).toBe(true)
  expect(selectFailure(run.state())).toEqual({ kind: 'answered', message: answered.message })
  expect(run.calls.at(-1)).toMatchObject({ id: 'readMessage', input: { id: '7' } })
  await run.answer('readMessage', undefined)
  expect(selectIsOvertaken(run.state())).toBe(true)
  expect(selectText(run.state())).toBe('Yes, in oak.')
  expect(run.told).toEqual([])
})

test('an answer that could not be read is read again', async () => {
  const run = await overtake()
  await run.refuse('readMessage', outage)
  expect(selectIsUnread(run.state())).toBe(true)
  run.send({ type: 'reading.retried' })
  expect(selectFailure(run.state())).toBeNull()
  await run.refuse('readMessage', notFound)
  expect(selectFailure(run.state())).toEqual({
    kind: 'refused',
    message: 'This message is no longer here.',
  })
})

test.each(['writing', 'sending', 'closed'])(
  'whoever signs out while it is %s leaves nothing behind',
  (state) => {
    const run = state === 'sending' ? send() : write()
    if (state === 'closed') run.send({ type: 'answer.closed' })
    run.send({ type: 'signedOut' })
    expect(run.state().value).toBe('closed')
    expect(run.state().context).toEqual({ ...message, text: '', sent: null, failure: null })
  },
)
