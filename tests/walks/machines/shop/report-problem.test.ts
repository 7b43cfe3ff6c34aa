import { expect, test } from 'vitest'
import { reportProblemMachine } from '#machines/report-problem/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsSent,
  selectIsUngathered,
  selectReportId,
} from '#machines/report-problem/selectors.ts'
import { invalid, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const journal = '{"version":1,"streams":[]}'
const submitted = { type: 'report.submitted', note: 'It went grey', key: 'try-1' } as const

test('a report is not sent before it has been gathered and shown', async () => {
  const run = runHeld(reportProblemMachine)
  run.send(submitted)
  expect(run.calls.map(({ id }) => id)).toEqual(['gather'])
  await run.answer('gather', journal)
  expect(run.calls.map(({ id }) => id)).toEqual(['gather'])
})

test('the report that was shown is sent once, however often it is submitted', async () => {
  const run = runHeld(reportProblemMachine)
  await run.answer('gather', journal)
  run.send(submitted)
  run.send(submitted)
  expect(run.calls.slice(1).map(({ input }) => input)).toEqual([
    { note: 'It went grey', key: 'try-1', journal },
  ])
  await run.answer('send', '7')
  expect(selectIsSent(run.state())).toBe(true)
  expect(selectReportId(run.state())).toBe('7')
})

test('an error stands at its field, and the report can be sent again', async () => {
  const run = runHeld(reportProblemMachine)
  await run.answer('gather', journal)
  run.send(submitted)
  await run.refuse('send', invalid({ note: 'Too long.' }))
  expect(selectFieldErrors(run.state())).toEqual({ note: 'Too long.' })
  run.send(submitted)
  expect(selectFailure(run.state())).toBeNull()
  await run.refuse('send', outage)
  expect(selectFailure(run.state())).toEqual({
    kind: 'unavailable',
    message:
      'The project service is not available right now. Please try again. Contact customer support if this persists.',
  })
})

test('a journal that cannot be read can be asked for again', async () => {
  const run = runHeld(reportProblemMachine)
  await run.refuse('gather', outage)
  expect(selectIsUngathered(run.state())).toBe(true)
  run.send({ type: 'gathering.retried' })
  await run.answer('gather', journal)
  run.send(submitted)
  expect(run.calls.at(-1)?.id).toBe('send')
})
