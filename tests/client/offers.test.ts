import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { toAlert } from '#client/actors/alerts.ts'
import { offersOf } from '#client/app/follow/offers.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { selectAlerts } from '#machines/alerts/selectors.ts'
import { START } from '#machines/search/place.ts'

const act = (seq: number) => ({ intent: 'cart.undo', token: 'cart-1', seq }) as const

const openAlerts = () => {
  const alerts = createActor(alertsMachine).start()
  return {
    alerts,
    texts: () => selectAlerts(alerts.getSnapshot()).map(({ text }) => text),
    choose: (text: string) => {
      const alert = selectAlerts(alerts.getSnapshot()).find((one) => one.text === text)
      if (alert) alerts.send({ type: 'alert.acted', id: alert.id })
    },
  }
}

const removed = (seq: number) => ({
  status: 'info' as const,
  text: `Removed ${seq}.`,
  persistent: true,
  action: { label: 'Undo', act: act(seq) },
})

test('choosing an offer does what it offers, with its data, and answers no offer of another kind', () => {
  const { alerts, choose, texts } = openAlerts()
  const done: unknown[] = []
  const undos = offersOf(alerts, 'cart.undo')
  undos.onChosen((action) => done.push(action))
  offersOf(alerts, 'clearing.undo').onChosen((action) => done.push(action))
  undos.offer(removed(4))
  undos.offer(removed(5))
  choose('Removed 4.')
  expect(done).toEqual([{ kind: 'cart.undo', label: 'Undo', act: act(4) }])
  expect(texts()).toEqual(['Removed 5.'])
})

test('all offers of a kind end together, or only those whose key begins as given', () => {
  const { alerts, texts } = openAlerts()
  const undos = offersOf(alerts, 'cart.undo')
  const clearings = offersOf(alerts, 'clearing.undo')
  undos.offer(removed(4), 'removed 4')
  undos.offer({ status: 'info', text: 'Undoing…', action: null }, 'undoing 4')
  clearings.offer({ status: 'info', text: 'Cleared.', action: { label: 'Undo', was: START } })
  expect(clearings.listOffered()).toEqual([{ kind: 'clearing.undo', label: 'Undo', was: START }])
  undos.end('removed ')
  expect(texts()).toEqual(['Undoing…', 'Cleared.'])
  undos.end()
  expect(texts()).toEqual(['Cleared.'])
})

test('an offer that an earlier version of the shop kept under another name is recognised by its action', () => {
  const { alerts, texts } = openAlerts()
  const action = { kind: 'cart.undo', label: 'Undo', act: act(4) } as const
  const alert = toAlert({ status: 'info', text: 'Removed 4.', persistent: true, action })
  alerts.send({ type: 'alert.raised', alert: { ...alert, id: 'removed cart.undo cart-1 4' } })
  const undos = offersOf(alerts, 'cart.undo')
  undos.end('undoing ')
  expect(texts()).toEqual(['Removed 4.'])
  undos.end('removed ')
  expect(texts()).toEqual([])
})
