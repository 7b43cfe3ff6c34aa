import { expect } from '@playwright/test'
import { decodeJwt } from 'jose'
import type { InputFrom } from 'xstate'
import type { EndSessionMutation, EndSessionMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { sessionEndingMachine } from '#machines/session-ending/machine.ts'
import type { sessionEndingPorts } from '#machines/session-ending/ports.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { openSignedIn } from '../../../journeys/session.ts'
import { sessionEnding as walk } from '../../fixtures/session-ending.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { notices } from '../people.ts'
import type { Visit } from '../visit.ts'

const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Sign out this device?' })
const button = (visit: Visit, name: string) => dialog(visit).getByRole('button', { name, exact: true })
const others = ({ page }: Visit) =>
  page.getByRole('list', { name: 'Signed-in devices' }).getByRole('button', { name: /^Sign out / })

/** The ids of the sessions that the visitor has elsewhere. */
const elsewhere = new WeakMap<Visit, readonly string[]>()

const signInElsewhere = async (visit: Visit): Promise<string> => {
  const account = await visit.account()
  const answer = await visit.page.request.post(`${process.env.SHOP_AUTH_URL}/auth/jwt/create/`, {
    headers: { ...SERVICE_KEY, 'x-forwarded-for': makeAddress() },
    data: account,
  })
  return String(decodeJwt((await answer.json()).access).sid)
}

const MOST_ENDED = 4

export const sessionEnding = browserWalkOf<typeof sessionEndingMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: async (visit) => {
        const ids: string[] = []
        while (ids.length < MOST_ENDED) ids.push(await signInElsewhere(visit))
        elsewhere.set(visit, ids)
        await openSignedIn(visit.page, await visit.account(), '/accounts/security')
        await expect(others(visit)).toHaveCount(MOST_ENDED)
      },
    },
  ],
  performs: {
    'ending.asked': (visit) => others(visit).first().click(),
    'ending.declined': (visit) => button(visit, 'Cancel').click(),
    'ending.confirmed': (visit) => button(visit, 'Sign out').click(),
  },
  sends: {
    'ending.asked': ({ type }, { visit, sent }) => ({
      type,
      id: elsewhere.get(visit)?.find((id) => id === sent.id) ?? 'of a session elsewhere',
    }),
  },
  ports: {
    endSession: {
      operation: 'EndSession',
      asks: ({ id }: InputFrom<typeof sessionEndingPorts.endSession>): EndSessionMutationVariables => ({
        id,
      }),
      refuse: (refusal): EndSessionMutation => ({
        __typename: 'Mutation',
        endSession: {
          __typename: 'EndSessionPayload',
          sessionId: null,
          userErrors: userErrorsOf(refusal),
        },
      }),
    },
  },
  looks: {
    resting: (visit) => expect(dialog(visit)).toBeHidden(),
    asking: async (visit, { context: { failure } }) => {
      await expect(button(visit, 'Sign out')).toBeEnabled()
      if (failure) await expect(dialog(visit).getByRole('alert')).toHaveText(failure.message)
    },
    ending: async (visit) => {
      await expect(button(visit, 'Signing out…')).toBeDisabled()
      await expect(button(visit, 'Cancel')).toBeDisabled()
    },
  },
  says: { 'session.ended': (visit) => expect(notices(visit)).toContainText('Device signed out.') },
})
