import { expect, onTestFinished, test } from 'vitest'
import { toAlert } from '#client/actors/alerts.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

test('an alert that was held as its page was left runs its time on the next page, where nothing holds it', async () => {
  const graph = await openStandInGraph(() => answerRefused('UPSTREAM_UNAVAILABLE'))
  onTestFinished(async () => {
    await graph.close()
  })
  const browser = createBrowser()
  const first = await openTestVisit(graph.uri, browser)
  const alert = toAlert({ status: 'success', text: 'Added.' })
  first.actors.alerts.send({ type: 'alert.raised', alert })
  first.actors.alerts.send({ type: 'alert.held', id: alert.id })
  await first.journal.flush()
  first.leave()

  const { actors, leave } = await openTestVisit(graph.uri, browser)
  onTestFinished(leave)
  const { context, children } = actors.alerts.getSnapshot()
  expect(context.alerts).toEqual([alert])
  expect(Object.values(children).map((child) => child?.getSnapshot())).toMatchObject([{ value: 'running' }])
})
