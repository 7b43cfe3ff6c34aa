import { beforeEach, expect, test } from 'vitest'
import { DUNES, openSearchAt } from '#tests/support/client/searching.ts'

let visit: Awaited<ReturnType<typeof openSearchAt>>
beforeEach(async () => {
  visit = await openSearchAt(DUNES)
})

test('clearing filters raises an alert whose Undo is data and brings the filters back from any page', async () => {
  visit.search.send({ type: 'filters.cleared' })
  await visit.settled()
  expect(visit.address()).toBe('/search?q=dunes&sort=best_match&code=spring')
  const [alert] = visit.alerts.getSnapshot().context.alerts
  expect(alert).toMatchObject({ persistent: true, text: 'All filters cleared.' })
  expect(JSON.parse(JSON.stringify(alert?.action))).toEqual(alert?.action)
  await visit.router.navigate('/cart')
  expect(visit.search.getSnapshot().matches('elsewhere')).toBe(true)
  visit.alerts.send({ type: 'alert.acted', id: alert?.id ?? '' })
  await visit.settled()
  expect(visit.address()).toBe('/search?q=dunes&sort=best_match&filters=color%3Ablue&filters=price%3A4')
})

test('only the last clearing can be undone, until other filters are chosen', async () => {
  const offered = () => visit.alerts.getSnapshot().context.alerts.map(({ action }) => action)
  const toggle = { type: 'filter.toggled', section: 'type', value: 'photography' } as const
  visit.search.send({ type: 'filters.cleared' })
  await visit.settled()
  expect(offered()).toMatchObject([{ was: { filters: { color: ['blue'] } } }])
  visit.search.send(toggle)
  await visit.settled()
  expect(offered()).toEqual([])
  visit.search.send({ type: 'filters.cleared' })
  expect(offered()).toMatchObject([{ was: { filters: { type: ['photography'] } } }])
})

test('going back or forward away from the cleared search ends the offer to undo', async () => {
  const offered = () => visit.alerts.getSnapshot().context.alerts.length
  const go = async (steps: number) => {
    await visit.router.navigate(steps)
    await visit.settled()
  }
  visit.search.send({ type: 'filters.cleared' })
  await visit.settled()
  await visit.router.navigate('/cart')
  await go(-1)
  expect(visit.address()).not.toMatch(/filters/)
  expect(offered()).toBe(1)
  await visit.router.navigate(`${visit.address()}#aq-000001`)
  await go(-1)
  expect(offered()).toBe(1)
  await go(-1)
  expect(visit.address()).toMatch(/filters/)
  expect(offered()).toBe(0)
  await go(1)
  expect(visit.address()).not.toMatch(/filters/)
  expect(offered()).toBe(0)
})

test('going back to another page than the search ends the offer to undo', async () => {
  await visit.router.navigate('/cart')
  await visit.router.navigate('/search?filters=color%3Ared')
  await visit.settled()
  visit.search.send({ type: 'filters.cleared' })
  await visit.settled()
  await visit.router.navigate(-2)
  expect(visit.address()).toBe('/cart')
  expect(visit.alerts.getSnapshot().context.alerts).toEqual([])
})
