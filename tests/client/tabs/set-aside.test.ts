import { expect, onTestFinished, test } from 'vitest'
import type { KeptStream } from '#machines/journal/kept.ts'
import { type Browser, createBrowser } from '#tests/support/client/browser.ts'
import { answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

const NOTICE =
  'We couldn’t restore everything from your last visit. If something is missing, choose Report a problem in the Help menu.'

/** Opens a visit, and the next one after a later version of the machine has written these streams. */
const comeBackTo = async (isLater: (kept: KeptStream) => boolean) => {
  const graph = await openStandInGraph(() => answerRefused('UPSTREAM_UNAVAILABLE'))
  onTestFinished(async () => {
    await graph.close()
  })
  const browser = createBrowser()
  const first = await openTestVisit(graph.uri, browser)
  await first.journal.flush()
  first.leave()
  await rewrite(browser, isLater)
  const second = await openTestVisit(graph.uri, browser)
  onTestFinished(second.leave)
  const { alerts } = second.actors.alerts.getSnapshot().context
  return { said: alerts.map(({ text }) => text), asides: await browser.disk.listAsides() }
}

const rewrite = async ({ disk }: Browser, isLater: (kept: KeptStream) => boolean) => {
  const rewritten = (await disk.listStreams()).filter(isLater)
  await disk.drop(rewritten.map(({ stream }) => stream))
  await disk.append(
    rewritten.flatMap(({ entries }) => entries.map((entry) => ({ ...entry, machineVersion: '99' }))),
  )
}

test.each([
  ['of the actors that all tabs share', /^cart-start$/],
  ['of a tab\u2019s own actors', /:alerts$/],
  ['of both', /./],
])('a journal that this version cannot go on with, %s, is set aside with a notice', async (_, name) => {
  const { said, asides } = await comeBackTo(({ stream }) => name.test(stream))
  expect(said).toEqual([NOTICE])
  expect(asides.length).toBeGreaterThan(0)
})

test('nothing is said where all of the journal can be gone on with', async () => {
  expect(await comeBackTo(() => false)).toEqual({ said: [], asides: [] })
})
