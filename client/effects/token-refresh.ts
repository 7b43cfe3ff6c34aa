import { fromPromise } from 'xstate'
import { RenewAccessDocument } from '#client/apollo/generated/graphql.ts'
import type { RenewedAccess } from '#machines/token-refresh/ports.ts'
import { type AuthDeps, apart } from './auth-deps.ts'
import { ask } from './refusals.ts'

/** Asks for the token alone: who is here is known, and whoever knows it may be down. */
export const createTokenRefreshEffects = ({ apollo, vault }: AuthDeps) => ({
  actors: {
    refresh: fromPromise<RenewedAccess>(async () => {
      const { refreshSession } = await ask(apollo.mutate({ mutation: RenewAccessDocument, ...apart }))
      return { access: vault.keepSecret(refreshSession.session.access) }
    }),
  },
})
