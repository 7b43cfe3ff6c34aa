import { expect, test } from 'vitest'
import { secondFactorMachine } from '#machines/second-factor/machine.ts'
import {
  selectCodes,
  selectCodesLeft,
  selectEnrolment,
  selectFailure,
  selectFieldErrors,
  selectIsCopied,
  selectIsPending,
  selectIsRequired,
  selectView,
} from '#machines/second-factor/selectors.ts'
import {
  changedElsewhere,
  turnedOffElsewhere,
  wrongCode,
  wrongPassword,
} from '../../fixtures/second-factor.ts'
import { outage, throttled } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const OFF = { isEnabled: false, isRequired: false, codesLeft: 0 }
const ON = { isEnabled: true, isRequired: false, codesLeft: 7 }
const SAID_OFF = { type: 'factor.known', isEnabled: false }
const SAID_ON = { type: 'factor.known', isEnabled: true }
const CODE = { type: 'code.submitted', code: 'secret-1' } as const
const BOTH = { type: 'setup.submitted', password: 'secret-1', code: 'secret-2' } as const

const opened = async (status = OFF) => {
  const run = runHeld(secondFactorMachine)
  await run.answer('readStatus', status)
  return run
}

const enrolling = async () => {
  const run = await opened()
  run.send({ type: 'setup.begun' })
  await run.answer('beginEnrolment', { key: 'ref-1', uri: 'ref-2' })
  return run
}

const withCodes = async () => {
  const run = await enrolling()
  run.send(BOTH)
  await run.answer('confirmEnrolment', { codes: 'ref-3', count: 10 })
  return run
}

test('a status that cannot be read says so and can be read again', async () => {
  const run = runHeld(secondFactorMachine)
  expect(selectView(run.state())).toBe('loading')
  await run.refuse('readStatus', outage)
  expect(selectView(run.state())).toBe('unread')
  expect(selectFailure(run.state())?.kind).toBe('unavailable')
  run.send({ type: 'reading.retried' })
  await run.answer('readStatus', { ...ON, isRequired: true })
  expect(selectView(run.state())).toBe('on')
  expect(selectCodesLeft(run.state())).toBe(7)
  expect(selectIsRequired(run.state())).toBe(true)
  expect(selectFailure(run.state())).toBeNull()
})

test('the second factor is on once the password and a code of the app are right, and not before', async () => {
  const run = await enrolling()
  expect(selectEnrolment(run.state())).toEqual({ key: 'ref-1', uri: 'ref-2' })
  run.send({ type: 'codes.kept' })
  expect(selectView(run.state())).toBe('enrolling')
  run.send(BOTH)
  expect(selectIsPending(run.state())).toBe(true)
  expect(run.calls.at(-1)).toMatchObject({
    id: 'confirmEnrolment',
    input: { password: 'secret-1', code: 'secret-2' },
  })
  for (const wrong of [wrongPassword, wrongCode]) {
    await run.refuse('confirmEnrolment', wrong)
    expect(selectFieldErrors(run.state())).toEqual(wrong.fields)
    run.send(BOTH)
  }
  await run.refuse('confirmEnrolment', wrongCode)
  expect(selectEnrolment(run.state())).toEqual({ key: 'ref-1', uri: 'ref-2' })
  expect(run.told).toEqual([SAID_OFF])
})

test('the recovery codes stay until somebody confirms that they have them', async () => {
  const run = await withCodes()
  expect(run.told).toEqual([SAID_OFF])
  expect(selectEnrolment(run.state())).toBeNull()
  run.send({ type: 'copy.chosen' })
  expect(run.calls.at(-1)).toMatchObject({ id: 'copyCodes', input: { text: 'ref-3' } })
  await run.answer('copyCodes')
  expect(selectIsCopied(run.state())).toBe(true)
  run.clock.increment(5_000)
  expect(selectIsCopied(run.state())).toBe(false)
  run.send({ type: 'download.chosen' })
  expect(run.told.at(-1)).toEqual({ type: 'download.wanted', codes: 'ref-3' })
  expect(selectView(run.state())).toBe('codes')
  run.send({ type: 'codes.kept' })
  expect(selectView(run.state())).toBe('on')
  expect(run.told.at(-1)).toEqual(SAID_ON)
  expect(selectCodes(run.state())).toBeNull()
  expect(selectCodesLeft(run.state())).toBe(10)
})

test('recovery codes that the browser would not copy can be copied by hand', async () => {
  const run = await enrolling()
  run.send({ type: 'copy.chosen' })
  expect(run.calls.at(-1)).toMatchObject({ id: 'copyKey', input: { text: 'ref-1' } })
  await run.refuse('copyKey', new Error('no'))
  expect(selectFailure(run.state())?.kind).toBe('uncopied')
  expect(selectView(run.state())).toBe('enrolling')
})

test('a set-up that is cancelled leaves nothing behind', async () => {
  const run = await enrolling()
  run.send(BOTH)
  await run.refuse('confirmEnrolment', wrongCode)
  run.send({ type: 'setup.cancelled' })
  expect(selectView(run.state())).toBe('off')
  expect(selectEnrolment(run.state())).toBeNull()
  expect(selectFailure(run.state())).toBeNull()
})

test('a status that was changed elsewhere is read again, and the screen says so', async () => {
  const run = await enrolling()
  run.send(BOTH)
  await run.refuse('confirmEnrolment', changedElsewhere)
  expect(selectView(run.state())).toBe('loading')
  await run.answer('readStatus', ON)
  expect(selectView(run.state())).toBe('on')
  expect(selectFailure(run.state())).toEqual({ kind: 'outdated', message: changedElsewhere.message })
})

test('a code makes new recovery codes, which are shown until they are kept', async () => {
  const run = await opened(ON)
  run.send({ type: 'renewal.asked' })
  expect(selectView(run.state())).toBe('renewing')
  run.send(CODE)
  await run.refuse('renewCodes', throttled)
  expect(selectFailure(run.state())).toEqual({ kind: 'throttled', message: throttled.message })
  run.send(CODE)
  await run.answer('renewCodes', { codes: 'ref-4', count: 10 })
  expect(selectCodes(run.state())).toBe('ref-4')
  expect(run.told).toEqual([SAID_ON])
})

test('password and code turn the second factor off', async () => {
  const run = await opened(ON)
  run.send({ type: 'removal.asked' })
  expect(selectView(run.state())).toBe('removing')
  run.send({ type: 'removal.submitted', password: 'secret-1', code: 'secret-2' })
  expect(run.calls.at(-1)).toMatchObject({
    id: 'remove',
    input: { password: 'secret-1', code: 'secret-2' },
  })
  await run.answer('remove')
  expect(selectView(run.state())).toBe('off')
  expect(run.told).toEqual([SAID_ON, SAID_OFF])
})

test.for([
  ['renewal', CODE, 'renewCodes'],
  ['removal', { ...BOTH, type: 'removal.submitted' }, 'remove'],
] as const)(
  'a %s after it was turned off elsewhere reads the status again, and says so',
  async ([what, submitted, port]) => {
    const run = await opened(ON)
    run.send({ type: `${what}.asked` })
    run.send(submitted)
    await run.refuse(port, turnedOffElsewhere)
    expect(selectView(run.state())).toBe('loading')
    await run.answer('readStatus', OFF)
    expect(selectView(run.state())).toBe('off')
    expect(selectFailure(run.state())).toEqual({ kind: 'outdated', message: turnedOffElsewhere.message })
    expect(run.told.at(-1)).toEqual(SAID_OFF)
  },
)

test('the status that is read is emitted, as whoever turned it on may have left before they kept the codes', async () => {
  expect((await opened(ON)).told).toEqual([SAID_ON])
  expect((await opened(OFF)).told).toEqual([SAID_OFF])
})

test.for(['renewal', 'removal'] as const)('a %s that is cancelled changes nothing', async (what) => {
  const run = await opened(ON)
  run.send({ type: `${what}.asked` })
  run.send({ type: `${what}.cancelled` })
  expect(selectView(run.state())).toBe('on')
  expect(run.calls.map(({ id }) => id)).toEqual(['readStatus'])
})
