import { fromPromise } from 'xstate'
import { RenewAccessDocument } from '#client/apollo/generated/graphql.ts'
import { ask } from '#client/effects/refusals.ts'
import { type AuthDeps, apart } from '#client/effects/session/auth-deps.ts'
import type { RenewedAccess } from '#machines/token-refresh/ports.ts'

/** Asks for the token alone: who is here is known, and whoever knows it may be down. */
export const createTokenRefreshEffects = ({ apollo, vault }: AuthDeps) => ({
  actors: {
    refresh: fromPromise<RenewedAccess>(async () => {
      const { refreshSession } = await ask(apollo.mutate({ mutation: RenewAccessDocument, ...apart }))
      return { access: vault.keepSecret(refreshSession.session.access) }
    }),
  },
})
