import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  Share_ShareFragment,
  ShareProjectMutation,
  ShareProjectMutationVariables,
  ShareQuery,
  ShareQueryVariables,
  WithdrawShareMutation,
  WithdrawShareMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { sharingMachine } from '#machines/sharing/machine.ts'
import type { Sharing, sharingPorts } from '#machines/sharing/ports.ts'
import { sharing as walk } from '../../fixtures/sharing.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { listenersOf } from '../listeners.ts'
import { visitOwnCart } from '../people.ts'
import type { Visit } from '../visit.ts'

const COPIES = { cartToken: 'copies' }
const COPIES_NOT = { cartToken: 'copies not' }

const panel = ({ page }: Visit) => page.getByRole('region', { name: /^Share this (cart|project)$/ })
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Turn off this link?' })
const button = (visit: Visit, name: string | RegExp) => panel(visit).getByRole('button', { name })
const link = (visit: Visit) => panel(visit).getByLabel('Link to this project')
const maker = (visit: Visit) => button(visit, 'Create link')

const payload = (userErrors: ReturnType<typeof userErrorsOf>) => ({
  __typename: 'SharePayload' as const,
  share: null,
  userErrors,
})

const shareOf = (isShared: boolean): Share_ShareFragment => ({
  __typename: 'Share',
  shareToken: isShared ? 'a-link' : null,
  sharedAt: isShared ? new Date().toISOString() : null,
  reviews: [],
  cartVersion: 1,
})
const read = {
  operation: 'Share',
  asks: ({ cartToken }: InputFrom<typeof sharingPorts.read>): ShareQueryVariables => ({ cartToken }),
  answer: (output: unknown): ShareQuery => ({
    __typename: 'Query',
    share: shareOf((output as Sharing).isShared),
  }),
}

const showsFailure = async (visit: Visit, failure: { message: string } | null) => {
  if (failure) await expect(panel(visit).getByRole('alert')).toHaveText(failure.message)
}
const showsUnshared = async (visit: Visit, failure: { message: string } | null) => {
  await expect(maker(visit)).toBeEnabled()
  await showsFailure(visit, failure)
}
const showsShared = async (visit: Visit, failure: { message: string } | null) => {
  await expect(link(visit)).toHaveValue(/\/shared\/[\w-]+$/)
  await expect(button(visit, 'Copy link')).toBeEnabled()
  await showsFailure(visit, failure)
}

const copied = { type: 'xstate.done.actor.copy', output: undefined, actorId: 'copy' }
const notCopied = { type: 'xstate.error.actor.copy', error: new Error('Not allowed.'), actorId: 'copy' }

const leave = async (visit: Visit) => {
  await visit.revisit('/')
  await expect(panel(visit)).toBeHidden()
}

/** Replaces the page's clipboard, which only answers to a person's own hand. */
const openCart = (works: boolean) => async (visit: Visit) => {
  await visit.page.addInitScript((isAllowed) => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async () => isAllowed || Promise.reject(new Error('Not allowed.')) },
    })
  }, works)
  await visitOwnCart(visit)
}

export const sharing = browserWalkOf<typeof sharingMachine>(walk)({
  openings: [
    { input: COPIES, taken: [], open: openCart(true) },
    { input: COPIES_NOT, taken: [], open: openCart(false) },
  ],
  performs: {
    'page.returned': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('focus'))),
    'reading.retried': (visit) => button(visit, 'Try again').click(),
    'link.wanted': (visit) => maker(visit).click(),
    'copy.chosen': (visit) => button(visit, /^(Copy link|Copied)$/).click(),
    'withdrawal.chosen': (visit) => button(visit, 'Turn off').click(),
    'withdrawal.confirmed': (visit) => dialog(visit).getByRole('button', { name: 'Turn off link' }).click(),
    'withdrawal.cancelled': (visit) => dialog(visit).getByRole('button', { name: 'Keep it' }).click(),
  },
  ports: {
    read,
    refreshUnshared: read,
    refreshShared: read,
    make: {
      operation: 'ShareProject',
      asks: ({ cartToken }: InputFrom<typeof sharingPorts.make>): ShareProjectMutationVariables => ({
        cartToken,
      }),
      refuse: (refusal): ShareProjectMutation => ({
        __typename: 'Mutation',
        shareProject: payload(userErrorsOf(refusal)),
      }),
    },
    withdraw: {
      operation: 'WithdrawShare',
      asks: ({ cartToken }: InputFrom<typeof sharingPorts.withdraw>): WithdrawShareMutationVariables => ({
        cartToken,
      }),
      refuse: (refusal): WithdrawShareMutation => ({
        __typename: 'Mutation',
        withdrawShare: payload(userErrorsOf(refusal)),
      }),
    },
  },
  looks: {
    reading: async (visit) => {
      await expect(panel(visit)).toBeVisible()
      await expect(maker(visit)).toBeHidden()
    },
    unread: async (visit, { context: { failure } }) => {
      if (failure.kind === 'refused') await expect(panel(visit)).toBeHidden()
      else await expect(panel(visit)).toContainText('We couldn’t check')
    },
    'unshared.resting': (visit, { context: { failure } }) => showsUnshared(visit, failure),
    'unshared.refreshing': (visit, { context: { failure } }) => showsUnshared(visit, failure),
    making: (visit) => expect(button(visit, 'Creating link…')).toBeDisabled(),
    'shared.resting': (visit, { context: { failure } }) => showsShared(visit, failure),
    'shared.refreshing': (visit, { context: { failure } }) => showsShared(visit, failure),
    'shared.copied': (visit) => expect(button(visit, 'Copied')).toBeVisible(),
    confirming: (visit) => expect(dialog(visit)).toBeVisible(),
    withdrawing: (visit) =>
      expect(dialog(visit).getByRole('button', { name: 'Turning off…' })).toBeDisabled(),
    kept: (visit, { context: { failure } }) =>
      expect(dialog(visit).getByRole('alert')).toHaveText(failure.message),
  },
  leaves: async (visit) => {
    await leave(visit)
    const before = await listenersOf(visit.page)
    await visit.revisit('/cart')
    await expect(panel(visit)).toBeVisible()
    await leave(visit)
    expect(await listenersOf(visit.page), 'what listens once the project is left').toEqual(before)
  },
  /** Somebody else's project has no panel. */
  may: ({ type }, { context: { failure } }) => type !== 'reading.retried' || failure?.kind !== 'refused',
  consequences: ({ event, snapshot: { context } }) =>
    event.type === 'copy.chosen' ? [context.cartToken === COPIES.cartToken ? copied : notCopied] : [],
})
