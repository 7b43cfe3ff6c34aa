import { expect } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { RenewAccessMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { tokenRefreshMachine } from '#machines/token-refresh/machine.ts'
import { openResult, searchFor, signOut } from '../../../journeys/steps.ts'
import { expired } from '../../fixtures/shared.ts'
import { tokenRefresh as walk } from '../../fixtures/token-refresh.ts'
import { browserWalkOf } from '../browser-walk.ts'
import type { Asked } from '../held-graph.ts'
import { accountMenu, expectArrived, signInLink, submitSignIn } from '../people.ts'
import { until } from '../until.ts'
import type { Visit } from '../visit.ts'

/** A request that goes on whatever the visitor does meanwhile, even after signing out. */
const ERRAND = 'MarkImagePopular'

/** The generation of the token that each waiting errand was sent with. */
const errands = new WeakMap<Visit, Map<Asked, number>>()
const errandsOf = (visit: Visit): Map<Asked, number> => {
  const known = errands.get(visit) ?? new Map()
  errands.set(visit, known)
  return known
}

const tokenOf = (visit: Visit) => {
  const { generation, since } = visit.recording.latest('token-refresh')?.snapshot().context ?? {}
  return { generation: Number(generation), since: Number(since) }
}

/** Adds a picture, which is answered, and marks it popular, which is not. */
const sendErrand = async (visit: Visit): Promise<Asked> => {
  const { page, graph } = visit
  const add = page.getByRole('button', { name: /^Add to (cart|project)$/ })
  if (!(await add.isVisible())) {
    await searchFor(page, 'mountain')
    await openResult(page, 0)
  }
  await expect(add).toBeEnabled()
  const before = graph.asked.length
  const sent = () => graph.asked.slice(before).find(({ operation }) => operation === ERRAND)
  await add.click()
  await until(() => sent() !== undefined, 'The picture was not added.')
  const errand = sent() as Asked
  errandsOf(visit).set(errand, tokenOf(visit).generation)
  return errand
}

/** Enough to be refused later, once another token is held. */
const FEW = 3

const signIn = async (visit: Visit) => {
  const restoring = visit.graph.lastOpen('RefreshSession')
  if (restoring) await restoring.pass()
  else await submitSignIn(visit)
  await expectArrived(visit)
  for (let count = 0; count < FEW; count++) await sendErrand(visit)
}

const takeErrand = (visit: Visit, isMeant: (generation: number) => boolean): Asked => {
  const known = errandsOf(visit)
  const [errand] = [...known].find(([_, generation]) => isMeant(generation)) ?? []
  if (!errand) throw new Error('No request is under way that was sent with such a token.')
  known.delete(errand)
  return errand
}

/** Refuses a request sent with the newest token, with an older one, or before this session. */
const rejectToken = async (visit: Visit, sent: number, before: AnyMachineSnapshot) => {
  const held = tokenOf(visit)
  const { generation, since } = before.context
  const isHeld = !before.matches({ token: 'none' })
  const errand =
    isHeld && sent === generation
      ? await sendErrand(visit)
      : takeErrand(visit, (each) =>
          isHeld && sent >= since
            ? each >= held.since && each < held.generation
            : each < held.since || !isHeld,
        )
  errandsOf(visit).delete(errand)
  await errand.refuse(expired)
}

/** Lets the kept session be over by the time the page asks for it. */
const lapse = async (visit: Visit) => {
  const { graph } = visit
  if (!graph.lastOpen('RefreshSession')) {
    await signIn(visit)
    await visit.page.reload()
  }
  await (await graph.next('RefreshSession')).refuse(expired)
}

const openForm = async ({ page, graph }: Visit) => {
  graph.hold(ERRAND, 'RefreshSession')
  await page.goto('/accounts/login')
}

export const tokenRefresh = browserWalkOf<typeof tokenRefreshMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: openForm,
      may: ({ type }) => type !== 'visit.resumed' && type !== 'session.lapsed',
    },
    {
      input: undefined,
      taken: [],
      open: openForm,
      // A page that is loaded again drops its errands.
      may: ({ type, sent }, { context }) =>
        type !== 'signedOut' && (sent ?? context.generation) === context.generation,
    },
  ],
  hears: ['token.granted', 'token.rejected', 'session.lapsed', 'signedOut', 'visit.resumed', 'notice.due'],
  performs: {
    'token.granted': signIn,
    'token.rejected': (visit, { sent }, before) => rejectToken(visit, sent, before),
    signedOut: ({ page }) => signOut(page),
    'visit.resumed': async ({ page }) => void (await page.reload()),
    'session.lapsed': lapse,
  },
  walk: {
    events: [
      { type: 'token.granted', access: 'ref-1' },
      { type: 'token.rejected', waiter: 'a', sent: 1 },
      { type: 'token.rejected', waiter: 'b', sent: 2 },
      { type: 'token.rejected', waiter: 'c', sent: 3 },
      { type: 'session.lapsed' },
      { type: 'signedOut' },
      { type: 'visit.resumed' },
    ],
  },
  ports: { refresh: { operation: 'RenewAccess', asks: (): RenewAccessMutationVariables => ({}) } },
  looks: {
    'token.none': (visit) => expect(signInLink(visit).or(accountMenu(visit))).toBeVisible(),
    'token.held': (visit) => expect(accountMenu(visit)).toBeVisible(),
    'token.refreshing': (visit) => expect(accountMenu(visit)).toBeVisible(),
    'token.fresh': (visit) => expect(accountMenu(visit)).toBeVisible(),
    'notice.ready': async () => {},
    'notice.shown': async ({ page }, { context: { failure } }) => {
      if (failure?.kind === 'expired') await expect(page.getByText(failure.message)).toBeVisible()
    },
  },
  may: ({ type, sent }, before) => {
    const { generation, since } = before.context
    if (type === 'token.rejected') return sent <= generation && (sent === generation || sent <= since)
    return true
  },
})
