import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { toBursts } from '#client/effects/journal/burst.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { record } from '#machines/journal/record.ts'
import { createJournal } from '../journal/journal.ts'
import { createJournalCheck } from './journals.ts'
import type { KeptReport } from './page/explored.ts'

/** Makes a page's report of what it keeps, after one notice was raised. */
const tell = (): KeptReport => {
  const { recorder, streams } = createJournal(() => 0)
  const alerts = createActor(record(alertsMachine, recorder)).start()
  const alert = { id: 'a', text: 'Added.', status: 'info', persistent: true, action: null } as const
  alerts.send({ type: 'alert.raised', alert })
  const { value, context, status } = alerts.getSnapshot()
  alerts.stop()
  const parts = toBursts([...streams.values()].flat()).map((burst) => ({
    ...burst,
    stream: `tab-one:${burst.stream}`,
  }))
  return { parts, tab: 'tab-one', live: [{ machine: 'alerts', value, context: { ...context }, status }] }
}

const check = (report: KeptReport) => {
  const journals = createJournalCheck()
  journals.take(report)
  return { ...journals, count: journals.replayed() }
}

test('a journal that leads to what the page shows is right and is counted', () => {
  expect(check(tell())).toMatchObject({ unreplayed: [], count: 1 })
})

test('an event that was not kept is found', () => {
  const report = tell()
  const short = report.parts.map((part) => ({
    ...(part as object),
    events: [{ type: 'xstate.init' }],
    seq: 0,
  }))
  const alerts = short.filter((part) => 'stream' in part && part.stream === 'tab-one:alerts')
  expect(check({ ...report, parts: alerts }).unreplayed).toEqual([expect.stringContaining('alerts: live')])
})

test('a journal that cannot be replayed is found', () => {
  const report = tell()
  const garbled = report.parts.map((part) => ({
    ...(part as object),
    events: [{ type: 'alert.held' }],
    seq: 0,
  }))
  expect(check({ ...report, parts: garbled }).unreplayed).toHaveLength(1)
})

test('entries that another tab keeps are not missed in this one', () => {
  const report = tell()
  expect(check({ ...report, tab: 'tab-two' })).toMatchObject({ unreplayed: [], count: 0 })
})
