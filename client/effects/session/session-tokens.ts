import { type ActorRefFrom, waitFor } from 'xstate'
import type { HeldToken, NotRenewed, SessionTokens } from '#client/apollo/session.ts'
import type { authMachine } from '#machines/auth/machine.ts'
import { EXPIRED, type TokenRefreshFailure } from '#machines/token-refresh/failure.ts'
import type { tokenRefreshMachine } from '#machines/token-refresh/machine.ts'
import type { Vault } from './vault.ts'

interface SessionTokensDeps {
  vault: Vault
  readCartToken: () => string | null
}

interface SessionActors {
  auth: ActorRefFrom<typeof authMachine>
  tokenRefresh: ActorRefFrom<typeof tokenRefreshMachine>
}

const OVER: NotRenewed = { code: 'UNAUTHENTICATED', message: EXPIRED.message }

/** A service that cannot be asked has not said that the session is over. */
const toNotRenewed = ({ kind, message }: TokenRefreshFailure): NotRenewed =>
  kind === 'unavailable' ? { code: 'UPSTREAM_UNAVAILABLE', message } : OVER

/** The access token, in memory only, and the way to a newer one through the token-refresh actor. */
export const createSessionTokens = ({ vault, readCartToken }: SessionTokensDeps) => {
  let held: HeldToken | null = null
  let actors: SessionActors | null = null
  const waiting = new Map<string, (renewal: HeldToken | NotRenewed) => void>()

  const answer = (waiters: readonly string[], renewal: HeldToken | NotRenewed) => {
    for (const waiter of waiters) {
      waiting.get(waiter)?.(renewal)
      waiting.delete(waiter)
    }
  }

  const connect = (started: SessionActors) => {
    actors = started
    const { tokenRefresh } = started
    tokenRefresh.on('token.held', ({ access, generation }) => {
      const token = vault.takeSecret(access)
      held = token === null ? null : { access: token, generation }
    })
    tokenRefresh.on('token.dropped', () => {
      held = null
    })
    tokenRefresh.on('request.retry', ({ waiters }) => answer(waiters, held ?? OVER))
    tokenRefresh.on('request.refuse', ({ waiters, failure }) => answer(waiters, toNotRenewed(failure)))
  }

  /** The token of another tab, with which this tab takes over its actors. */
  const holdToken = (token: HeldToken | null) => {
    held = token
  }

  const tokens: SessionTokens = {
    async readAccessToken() {
      if (actors) await waitFor(actors.auth, (auth) => !auth.matches('restoring'))
      return held
    },
    renew: ({ generation }) =>
      new Promise((resolve) => {
        const waiter = crypto.randomUUID()
        waiting.set(waiter, resolve)
        actors?.tokenRefresh.send({ type: 'token.rejected', waiter, sent: generation })
      }),
    readCartToken,
  }
  return { tokens, connect, holdToken, readToken: () => held }
}
