import { expect, test } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  WithdrawWorkMutation,
  WithdrawWorkMutationVariables,
  WorkInCartsQuery,
  WorkInCartsQueryVariables,
} from '#client/apollo/generated/graphql.ts'
import type { withdrawalMachine } from '#machines/withdrawal/machine.ts'
import type { withdrawalPorts } from '#machines/withdrawal/ports.ts'
import { ARTIST, setWithdrawn } from '#tests/support/shop/own-work.ts'
import { openSignedIn } from '../../../journeys/session.ts'
import { withdrawal as walk } from '../../fixtures/artists/withdrawal.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import type { Visit } from '../visit.ts'

/** Works of the demo's artist, one for each worker: one visit would bring back what another withdrew. */
const WORKS = ['aq-000005', 'aq-000165'] as const

const workOfVisit = () => WORKS[test.info().parallelIndex === 0 ? 0 : 1]

const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: /^Withdraw / })
const button = (visit: Visit, name: string) => dialog(visit).getByRole('button', { name, exact: true })
const onPage = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name })
const bringBack = (visit: Visit) => onPage(visit, /^Put(ting)? back on sale/)
const said = (visit: Visit) => visit.page.getByRole('main').getByRole('alert')

const openAt = (isWithdrawn: boolean) => async (visit: Visit) => {
  const work = workOfVisit()
  await setWithdrawn(work, isWithdrawn)
  await openSignedIn(visit.page, ARTIST, `/artist/art/${work}`)
  await expect(isWithdrawn ? bringBack(visit) : onPage(visit, 'Withdraw').first()).toBeVisible()
}

export const withdrawal = browserWalkOf<typeof withdrawalMachine>(walk)({
  openings: [
    {
      input: { id: 'lake' },
      taken: [],
      open: openAt(false),
      may: ({ type }) => type !== 'return.asked',
    },
    {
      input: { id: 'lake' },
      taken: [],
      open: openAt(true),
      may: ({ type }) => type !== 'withdrawal.asked',
    },
  ],
  performs: {
    'withdrawal.asked': (visit, _event, before) =>
      before.matches('uncounted') ? button(visit, 'Try again').click() : onPage(visit, 'Withdraw').click(),
    'withdrawal.declined': (visit) => button(visit, 'Keep it').click(),
    'withdrawal.confirmed': (visit) => button(visit, 'Withdraw').click(),
    'return.asked': (visit) => bringBack(visit).click(),
  },
  ports: {
    countCarts: {
      operation: 'WorkInCarts',
      asks: (): WorkInCartsQueryVariables => ({ id: workOfVisit() }),
      answer: (carts): WorkInCartsQuery => ({ __typename: 'Query', workInCarts: Number(carts) }),
    },
    changeWork: {
      operation: 'WithdrawWork',
      asks: ({
        withdrawn,
        idempotencyKey,
      }: InputFrom<typeof withdrawalPorts.changeWork>): WithdrawWorkMutationVariables => ({
        input: { id: workOfVisit(), withdrawn, idempotencyKey },
      }),
      refuse: (refusal): WithdrawWorkMutation => ({
        __typename: 'Mutation',
        withdrawWork: {
          __typename: 'WithdrawWorkPayload',
          work: null,
          userErrors: userErrorsOf(refusal),
        },
      }),
    },
  },
  /** The page shows the other button from then on, and the other opening goes on with that. */
  isLast: ({ event: { type } }) => type === 'xstate.done.actor.changeWork',
  looks: {
    standing: (visit) => expect(dialog(visit)).toBeHidden(),
    counting: (visit) => expect(dialog(visit).getByRole('status')).toHaveText('Checking open carts…'),
    uncounted: async (visit, { context: { failure } }) => {
      await expect(dialog(visit).getByRole('alert')).toHaveText(failure.message)
      await expect(button(visit, 'Withdraw')).toHaveCount(0)
    },
    'asking.first': async (visit, { context: { carts } }) => {
      await expect(dialog(visit)).toContainText(carts === 0 ? 'It’s in no open carts.' : `${carts} open cart`)
      await expect(button(visit, 'Withdraw')).toBeEnabled()
    },
    'asking.unanswered': async (visit, { context: { failure } }) => {
      await expect(dialog(visit).getByRole('alert')).toHaveText(failure.message)
      await expect(button(visit, 'Withdraw')).toBeEnabled()
    },
    withdrawing: async (visit) => {
      await expect(button(visit, 'Withdrawing…')).toBeDisabled()
      await visit.page.keyboard.press('Escape')
      await expect(dialog(visit)).toBeVisible()
    },
    refused: async (visit, { context: { failure } }) => {
      await expect(dialog(visit).getByRole('alert')).toHaveText(failure.message)
      await expect(button(visit, 'Withdraw')).toHaveCount(0)
    },
    returning: (visit) => expect(bringBack(visit)).toBeDisabled(),
    unreturned: async (visit, { context: { failure } }) => {
      await expect(said(visit)).toHaveText(failure.message)
      await expect(bringBack(visit)).toBeEnabled()
    },
  },
  unreachable: {
    'withdrawal.unreturned|withdrawal.asked[0]{}->withdrawal.counting':
      'The page offers it once the work was read again and is back, which a lost answer does not cause.',
  },
})
