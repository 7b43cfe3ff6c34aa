import { RenewAccessDocument } from '#client/apollo/generated/graphql.ts'
import { bodies } from '#client/effects/bodies.ts'
import { ask } from '#client/effects/refusals.ts'
import { type AuthDeps, apart } from '#client/effects/session/auth-deps.ts'
import type { tokenRefreshPorts } from '#machines/token-refresh/ports.ts'

/** Ask for the token alone: the visitor is known already, and the service that knows profiles may be down. */
export const createTokenRefreshEffects = ({ apollo, vault }: AuthDeps) =>
  bodies<typeof tokenRefreshPorts>({
    refresh: async () => {
      const { refreshSession } = await ask(apollo.mutate({ mutation: RenewAccessDocument, ...apart }))
      return { access: vault.keepSecret(refreshSession.session.access) }
    },
  })
