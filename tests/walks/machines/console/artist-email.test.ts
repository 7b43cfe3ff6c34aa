import { expect, test } from 'vitest'
import { artistEmailMachine } from '#machines/artist-email/machine.ts'
import {
  selectAudience,
  selectDraft,
  selectFailure,
  selectFieldErrors,
  selectHasDraft,
  selectIsBusy,
  selectIsPreviewed,
  selectIsPreviewing,
  selectIsSending,
  selectPreview,
} from '#machines/artist-email/selectors.ts'
import { chosen, tooMany, unreached, wrongSubject } from '../../fixtures/console/artist-email.ts'
import { keyUsed } from '../../fixtures/console/record-form.ts'
import { catalogueOutage, invalid } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const draft = { subject: 'Summer sale', text: 'Your prints are 20% off.' }
const other = { kind: 'chosen', ids: ['9'] } as const

const write = () => {
  const run = runHeld(artistEmailMachine, { owner: 'u-sam' })
  run.send({ type: 'audience.chosen', audience: chosen })
  run.send({ type: 'draft.typed', field: 'subject', typed: draft.subject })
  run.send({ type: 'draft.typed', field: 'text', typed: draft.text })
  return run
}
const preview = async (count = 2) => {
  const run = write()
  run.send({ type: 'preview.asked' })
  await run.answer('previewEmail', { digest: 'd-1', count })
  return run
}
const send = async () => {
  const run = await preview()
  run.send({ type: 'email.confirmed', idempotencyKey: 'key-1' })
  return run
}

test('nothing is sent before it was shown who gets it', async () => {
  const run = write()
  run.send({ type: 'email.confirmed', idempotencyKey: 'key-1' })
  expect(run.calls).toEqual([])
  run.send({ type: 'preview.asked' })
  expect(selectIsPreviewing(run.state())).toBe(true)
  expect(run.calls.at(-1)).toMatchObject({ id: 'previewEmail', input: { ...draft, audience: chosen } })
  run.send({ type: 'email.confirmed', idempotencyKey: 'key-1' })
  await run.answer('previewEmail', { digest: 'd-1', count: 2 })
  expect(run.calls).toHaveLength(1)
  expect(selectIsPreviewed(run.state())).toBe(true)
  expect(selectPreview(run.state())).toEqual({ digest: 'd-1', count: 2 })
})

test('it is sent as it was previewed, once, and it is said to how many', async () => {
  const run = await send()
  run.send({ type: 'email.confirmed', idempotencyKey: 'key-2' })
  expect(selectIsSending(run.state())).toBe(true)
  expect(run.calls.slice(1)).toMatchObject([
    { id: 'sendEmail', input: { ...draft, audience: chosen, digest: 'd-1', idempotencyKey: 'key-1' } },
  ])
  await run.answer('sendEmail', { kind: 'sent', count: 2 })
  expect(run.told).toEqual([{ type: 'email.sent', count: 2 }])
  expect(run.state().value).toBe('sent')
})

test('an email that nobody would get is not sent', async () => {
  const run = await preview(0)
  run.send({ type: 'email.confirmed', idempotencyKey: 'key-1' })
  expect(run.calls).toHaveLength(1)
  run.send({ type: 'writing.resumed' })
  expect(selectDraft(run.state())).toEqual(draft)
  expect(selectPreview(run.state())).toBeNull()
})

test('an email without anybody chosen has no preview', () => {
  const run = runHeld(artistEmailMachine, { owner: 'u-sam' })
  run.send({ type: 'preview.asked' })
  expect([run.calls, selectAudience(run.state())]).toEqual([[], null])
})

test('others who get it by now are shown first, and it is sent to these under the same key', async () => {
  const run = await send()
  await run.answer('sendEmail', { kind: 'changed' })
  expect(selectPreview(run.state())).toBeNull()
  await run.answer('previewEmail', { digest: 'd-2', count: 3 })
  expect(selectFailure(run.state())).toMatchObject({ kind: 'changed' })
  run.send({ type: 'email.confirmed', idempotencyKey: 'key-2' })
  expect(selectFailure(run.state())).toBeNull()
  expect(run.calls.at(-1)?.input).toMatchObject({ digest: 'd-2', idempotencyKey: 'key-1' })
})

test('a lost answer is asked for again under the first key, also once the words are others', async () => {
  const run = await send()
  await run.refuse('sendEmail', catalogueOutage)
  expect(selectFailure(run.state())).toMatchObject({ kind: 'unavailable' })
  run.send({ type: 'writing.resumed' })
  expect(selectFailure(run.state())).toBeNull()
  run.send({ type: 'draft.typed', field: 'text', typed: 'In July.' })
  run.send({ type: 'preview.asked' })
  await run.answer('previewEmail', { digest: 'd-1', count: 2 })
  run.send({ type: 'email.confirmed', idempotencyKey: 'key-2' })
  expect(run.calls.at(-1)?.input).toMatchObject({ text: 'In July.', idempotencyKey: 'key-1' })
  await run.refuse('sendEmail', keyUsed)
  expect(selectFailure(run.state())).toMatchObject({ kind: 'sentBefore' })
  run.send({ type: 'email.confirmed', idempotencyKey: 'key-3' })
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-3' })
})

test.for([
  ['subject', wrongSubject, { subject: wrongSubject.message }],
  ['text', invalid({ text: 'This field may not be blank.' }), { text: 'This field may not be blank.' }],
  ['audience', tooMany, {}],
] as const)('what is wrong with the %s is said, and what was typed stays', async ([, refusal, errors]) => {
  const run = write()
  run.send({ type: 'preview.asked' })
  await run.refuse('previewEmail', refusal)
  expect(run.state().value).toBe('writing')
  expect(selectFieldErrors(run.state())).toEqual(errors)
  expect(selectFailure(run.state())).toMatchObject({ kind: 'invalid', message: refusal.message })
  expect(selectDraft(run.state())).toEqual(draft)
})

test('what is found wrong as it is sent is mended first, and previewed again', async () => {
  const run = await send()
  await run.refuse('sendEmail', unreached)
  expect(run.state().value).toBe('writing')
  expect(selectPreview(run.state())).toBeNull()
})

test('other artists are for another preview, and the same ones for none', async () => {
  const run = await preview()
  run.send({ type: 'audience.chosen', audience: { ...chosen } })
  expect(selectIsPreviewed(run.state())).toBe(true)
  run.send({ type: 'audience.chosen', audience: other })
  expect([selectIsPreviewed(run.state()), selectAudience(run.state())]).toEqual([false, other])
  expect(selectDraft(run.state())).toEqual(draft)
})

test('what is typed is kept while nobody looks, and nothing else', () => {
  const run = runHeld(artistEmailMachine, { owner: 'u-sam' })
  run.send({ type: 'audience.chosen', audience: chosen })
  expect([selectHasDraft(run.state()), selectIsBusy(run.state())]).toEqual([false, false])
  for (const field of ['subject', 'text'] as const) {
    run.send({ type: 'draft.typed', field, typed: 'In July.' })
    expect([selectHasDraft(run.state()), selectIsBusy(run.state())]).toEqual([true, true])
    run.send({ type: 'draft.typed', field, typed: '' })
  }
  expect(selectIsBusy(run.state())).toBe(false)
  run.send({ type: 'preview.asked' })
  expect(selectIsBusy(run.state())).toBe(true)
})

test('a draft is its owner’s alone', () => {
  const run = write()
  run.send({ type: 'signedIn', account: 'u-sam' })
  expect(selectDraft(run.state())).toEqual(draft)
  run.send({ type: 'signedIn', account: 'u-ana' })
  expect(run.state().value).toBe('dropped')
  for (const type of ['signedOut', 'draft.discarded'] as const) {
    const again = write()
    again.send({ type })
    expect(again.state().value).toBe('dropped')
  }
})
