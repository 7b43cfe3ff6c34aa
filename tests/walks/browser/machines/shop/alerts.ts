import { expect } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { Alert } from '#machines/alerts/list.ts'
import type { alertsMachine } from '#machines/alerts/machine.ts'
import { isAnswer } from '#machines/chart/event-types.ts'
import { addToProject, openResult, signOut, tiles } from '../../../../journeys/steps.ts'
import { alerts as walk } from '../../../fixtures/alerts.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { expectArrived, submitSignIn } from '../../people.ts'
import type { Visit } from '../../visit.ts'

/** One that says which image was added to the project; of two images there are two. */
const added = (id: string, image: number) => ({
  type: 'alert.raised' as const,
  alert: {
    id,
    text: `Image ${image} added`,
    status: 'success',
    persistent: false,
    action: null,
  } satisfies Alert,
})
const imageOf = ({ text }: Alert) => Number(/\d+/.exec(text)?.[0])
const LAST = 'z'

const notices = ({ page }: Visit) => page.getByRole('region', { name: 'Notices' })
const card = (visit: Visit, id: string, { context: { alerts } }: AnyMachineSnapshot) =>
  notices(visit)
    .getByRole('status')
    .nth(alerts.findIndex((alert: Alert) => alert.id === id))

const arrivals = new WeakMap<Visit, () => void>()

/** Has the page that a notice leads to come only once the others' time is over: arriving there ends them. */
const holdArrival = async (visit: Visit) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  arrivals.set(visit, resolve)
  await visit.page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
}

const done = (id: string) => ({
  type: `xstate.done.actor.alert-${id}`,
  actorId: `alert-${id}`,
  output: { id },
})

export const alerts = browserWalkOf<typeof alertsMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: async (visit) => {
        await visit.page.goto('/accounts/login')
        await submitSignIn(visit)
        await expectArrived(visit)
      },
    },
  ],
  // One that is dismissed is put away by the shop as well, once what it offered is done.
  hears: ['alert.raised', 'alert.held', 'alert.released', 'alert.dismissed', 'alerts.cleared'],
  performs: {
    'alert.raised': async (visit, { alert }) => {
      const { page } = visit
      await visit.revisit('/')
      await visit.revisit('/search')
      await expect(tiles(page).first()).toBeVisible()
      await openResult(page, imageOf(alert))
      await addToProject(page)
    },
    'alert.held': (visit, { id }, before) => card(visit, id, before).hover(),
    'alert.released': ({ page }) => page.mouse.move(0, 0),
    'alert.dismissed': (visit, { id }, before) =>
      card(visit, id, before).getByRole('button', { name: 'Dismiss' }).press('Enter'),
    'alert.acted': async (visit, { id }, before) => {
      await holdArrival(visit)
      await card(visit, id, before)
        .getByRole('link', { name: /^View (cart|project)$/ })
        .press('Enter')
    },
    'alerts.cleared': ({ page }) => signOut(page),
    'xstate.done.actor.alert-d': async (visit) => {
      await visit.wait(5_000)
      arrivals.get(visit)?.()
    },
  },
  walk: {
    events: [
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((id, image) => added(id, image)),
      added('again', 0),
      added(LAST, 0),
      { type: 'alert.held', id: 'b' },
      { type: 'alert.released', id: 'b' },
      { type: 'alert.dismissed', id: 'b' },
      { type: 'alert.acted', id: 'c' },
      { type: 'alerts.cleared' },
    ],
    answers: { 'alert-d': [{ id: 'd' }] },
  },
  looks: {
    showing: (visit, { context: { alerts } }) =>
      expect(notices(visit).getByRole('status')).toHaveCount(alerts.length),
  },
  /**
   * First they fill the screen; then each goes in its own way; and one is still there when the visitor signs
   * out.
   */
  may: ({ type, alert }, { context: { alerts } }) => {
    const has = (id: string) => alerts.some((one: Alert) => one.id === id)
    if (type === 'alert.raised') return alert.id !== LAST || alerts.length === 0
    return type === 'alerts.cleared' ? has(LAST) : has('d') && !has('a')
  },
  /** All of them have been there for the same time. */
  consequences: ({ event, snapshot: { context } }) =>
    isAnswer(event.type) ? context.alerts.slice(0, 1).map(({ id }: Alert) => done(id)) : [],
})
