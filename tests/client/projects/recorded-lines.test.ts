import { expect, onTestFinished, test } from 'vitest'
import { PROCESSES } from '#client/actors/processes.ts'
import { quantityProcess } from '#client/actors/projects/quantity.ts'
import { undoAct } from '#client/actors/projects/undo-act.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

test('the journal names each event of a line, and each undo, by a name of its own', async () => {
  const graph = await openStandInGraph(() => answerRefused('UPSTREAM_UNAVAILABLE'))
  const browser = createBrowser()
  const { processes, leave } = await openTestVisit(graph.uri, browser)
  onTestFinished(async () => {
    leave()
    await graph.close()
  })
  const quantities = processes.subjectsOf(quantityProcess)
  for (const itemId of ['7', '8']) {
    const { ref, show } = quantities.seatOf({ cartToken: 'a-secret', itemId, quantity: 1 })
    show()
    ref.send({ type: 'quantity.edited', text: '3' })
  }
  undoAct(processes.subjectsOf(PROCESSES.undo), { intent: 'cart.undo', token: 'a-secret', seq: 4 })
  const kept = async () =>
    Object.fromEntries((await browser.disk.listStreams()).map(({ stream, entries }) => [stream, entries]))
  await expect.poll(async () => Object.keys(await kept())).toContain('tab-1:undo 4')
  const streams = await kept()
  for (const itemId of ['7', '8'])
    expect(streams[`tab-1:quantity ${itemId}`]?.map(({ event }) => event.type)).toEqual(
      expect.arrayContaining(['xstate.init', 'quantity.edited']),
    )
})
