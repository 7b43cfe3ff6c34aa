import { expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { toAlert } from '#client/actors/alerts.ts'
import { readCart } from '#client/app/follow/held-cart.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

/** Opens a guest's project, whose name others may change, on a page that will be hidden. */
const openGuest = async () => {
  let name = 'Lobby'
  let version = 2
  const graph = await openStandInGraph(({ operation, variables: { token } }) => {
    if (operation !== 'CartByToken') return answerRefused('UPSTREAM_UNAVAILABLE')
    const project = { __typename: 'ProjectRef', id: '7', name, label: name }
    const sums = { version, quantity: 2, isGuest: true, latestOrder: null }
    const cart = { __typename: 'Cart', token, ...sums, project }
    return { data: { __typename: 'Query', cart } }
  })
  onTestFinished(async () => {
    await graph.close()
  })
  const browser = createBrowser()
  const visit = await openTestVisit(graph.uri, browser)
  const { auth, cartStart } = visit.actors
  auth.send({ type: 'guest.started', profile: { userId: null, currentProject: null } })
  cartStart.send({ type: 'cart.adopted', token: 'guest', projectId: '7', isGuest: true })
  cartStart.send({ type: 'cart.start', projectId: null, signedIn: false })
  await waitFor(cartStart, (snapshot) => snapshot.matches('ready'))
  const held = () => readCart(visit.apollo, 'guest')?.project?.name
  await vi.waitFor(() => expect(held()).toBe('Lobby'))
  const rename = (to: string) => {
    name = to
    version += 1
  }
  return { ...visit, graph, browser, held, rename }
}

test('a page that is shown again reads the cart again, as it heard of no change while hidden', async () => {
  const { hide, showAgain, leave, held, rename } = await openGuest()
  onTestFinished(leave)
  hide()
  rename('Attic')
  await showAgain()
  await vi.waitFor(() => expect(held()).toBe('Attic'))
})

test('a page that is shown again goes on being journalled, though another tab dropped what it had kept', async () => {
  const { hide, showAgain, leave, graph, browser, actors, journal } = await openGuest()
  await journal.flush()
  hide()
  const streams = (await browser.disk.listStreams()).map(({ stream }) => stream)
  await browser.disk.drop(streams.filter((stream) => stream.startsWith('tab-1:')))
  await showAgain()
  const alert = toAlert({ status: 'info', text: 'Added.', persistent: true })
  actors.alerts.send({ type: 'alert.raised', alert })
  await journal.flush()
  leave()
  const next = await openTestVisit(graph.uri, browser)
  onTestFinished(next.leave)
  expect(next.actors.alerts.getSnapshot().context.alerts).toEqual([alert])
})
