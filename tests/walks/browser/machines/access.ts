import { expect } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { accessMachine, Visitor } from '#machines/access/machine.ts'
import { Refusal } from '#machines/refusal.ts'
import { signIn } from '../../../journeys/steps.ts'
import { access as walk } from '../../fixtures/access.ts'
import { accountOutage, expired } from '../../fixtures/shared.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { expectArrived, loseSession, signInLink, submitSignIn } from '../people.ts'
import type { Visit } from '../visit.ts'

const STAFF_PLACE = '/manage/machines'
const LOGIN_PLACE = '/accounts/change-password'
const formFor = (place: string) => `/accounts/login?${new URLSearchParams({ redirect: place })}`
const FORMS = [STAFF_PLACE, LOGIN_PLACE].map(formFor)
const notStaff = new Refusal('FORBIDDEN', 'You do not have permission to perform this action.')

const main = ({ page }: Visit) => page.getByRole('main')
const refusal = (visit: Visit) =>
  visit.page.getByRole('heading', { name: /^This page requires (staff )?login\.$/ })
const expectRefusal = (visit: Visit, needs: string) =>
  expect(refusal(visit)).toHaveText(
    needs === 'staff' ? 'This page requires staff login.' : 'This page requires login.',
  )
const machines = ({ page }: Visit) => page.getByRole('heading', { level: 1, name: 'Machines' })

const signInAsStaff = async (visit: Visit) => {
  const { page } = visit
  const form = page.getByRole('heading', { name: 'Sign in', level: 1 })
  if (!(await form.isVisible())) await signInLink(visit).click()
  await expect(form).toBeVisible()
  await signIn(page, 'staff@aquatint.test', 'aquatint-demo')
}

const becomes: Record<Visitor, (visit: Visit, before: AnyMachineSnapshot) => Promise<void>> = {
  staff: async (visit, { context }) => {
    if (context.visitor === 'unknown') return (await visit.graph.next('RefreshSession')).pass()
    await signInAsStaff(visit)
    await expectArrived(visit)
  },
  customer: async (visit) => {
    await submitSignIn(visit)
    await expectArrived(visit)
  },
  nobody: async (visit, { context }) => {
    if (context.visitor === 'unknown') return (await visit.graph.next('RefreshSession')).refuse(expired)
    await loseSession(visit)
    await visit.revisit(context.place)
  },
  unreachable: async ({ graph }) => (await graph.next('RefreshSession')).refuse(accountOutage),
  unknown: async () => {
    throw new Error('Only a question asked again leads back to not knowing.')
  },
}

/** Whom each visitor can become, other than by a consequence. */
const TURNS: Record<Visitor, readonly Visitor[]> = {
  unknown: ['staff', 'unreachable', 'nobody'],
  unreachable: [],
  nobody: ['customer', 'staff'],
  customer: ['nobody'],
  staff: ['nobody'],
}

const passwordForm = ({ page }: Visit) => page.getByRole('heading', { level: 1, name: 'Change password' })

// Spec 6.17, 6.18, 8.24
export const access = browserWalkOf<typeof accessMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [{ type: 'visitor.changed', visitor: 'nobody' }],
      open: async ({ page }) => void (await page.goto('/')),
    },
    {
      input: undefined,
      taken: [{ type: 'place.changed', place: STAFF_PLACE, needs: 'staff' }],
      open: async (visit) => {
        await visit.page.goto('/')
        await signInAsStaff(visit)
        await expectArrived(visit)
        visit.graph.hold('RefreshSession')
        await visit.page.goto(STAFF_PLACE)
        await visit.graph.next('RefreshSession')
      },
    },
  ],
  performs: {
    'place.changed': (visit, { place }) => visit.revisit(place),
    'visitor.changed': (visit, { visitor }, before) => becomes[visitor](visit, before),
    'entry.refused': async (visit, _event, { context }) => {
      // Wait for the requests of the page as it is now: they must not be taken for those it sends when it is
      // back.
      await expect(main(visit).getByRole('table')).not.toHaveCount(0)
      visit.graph.hold('Walks')
      await visit.revisit('/')
      await expect(machines(visit)).toBeHidden()
      await visit.revisit(context.place)
      await (await visit.graph.next('Walks')).refuse(notStaff)
      visit.graph.release('Walks')
    },
    'signIn.requested': (visit) => main(visit).getByRole('button', { name: 'Sign in' }).click(),
    'account.changeRequested': (visit) =>
      main(visit).getByRole('button', { name: 'Use another account' }).click(),
    'visitor.retried': (visit) => main(visit).getByRole('button', { name: 'Retry' }).click(),
  },
  looks: {
    open: (visit) => expect(refusal(visit)).toBeHidden(),
    asking: (visit) => expect(main(visit).getByText('One moment…')).toBeAttached(),
    unreachable: (visit) =>
      expect(main(visit).getByText('We can’t reach your account right now.')).toBeVisible(),
    signInRequired: async (visit, { context: { needs } }) => {
      await expectRefusal(visit, needs)
      await expect(main(visit).getByRole('button', { name: 'Sign in' })).toBeVisible()
    },
    otherAccountRequired: async (visit, { context: { needs } }) => {
      await expectRefusal(visit, needs)
      await expect(main(visit).getByText('You’re signed in as')).toBeVisible()
    },
    granted: (visit, { context: { needs } }) =>
      expect(needs === 'staff' ? machines(visit) : passwordForm(visit)).toBeVisible(),
  },
  walk: {
    events: walk.events.map((event) => (event.needs === 'login' ? { ...event, place: LOGIN_PLACE } : event)),
  },
  /**
   * One leaves a place for another; the form leads whoever signs in onwards; only staff pages are asked for
   * and refused.
   */
  may: (event, { context }) => {
    if (event.type === 'place.changed') return event.place !== context.place
    if (event.type === 'entry.refused') return context.needs === 'staff'
    if (event.type !== 'visitor.changed') return true
    const turns: readonly Visitor[] = TURNS[context.visitor as Visitor]
    return !FORMS.includes(context.place) && turns.includes(event.visitor)
  },
  consequences: ({ event, emitted }) => {
    const wanted = emitted.find(({ type }) => type === 'signIn.wanted')
    if (wanted) return [{ type: 'place.changed', place: formFor(wanted.place), needs: 'public' }]
    if (event.type === 'account.changeRequested') return [{ type: 'visitor.changed', visitor: 'nobody' }]
    if (event.type === 'visitor.retried') return [{ type: 'visitor.changed', visitor: 'unknown' }]
    return []
  },
})
