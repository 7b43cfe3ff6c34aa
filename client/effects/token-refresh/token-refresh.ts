import { RenewAccessDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask } from '#client/effects/refusals.ts'
import { type AuthDeps, OUTSIDE_SESSION } from '#client/effects/session/auth-deps.ts'
import type { tokenRefreshPorts } from '#machines/token-refresh/ports.ts'

/** Ask for the token alone: the visitor is known already, and the service that knows profiles may be down. */
export const createTokenRefreshEffects = ({ apollo, vault }: AuthDeps) =>
  fillPorts<typeof tokenRefreshPorts>({
    refresh: async () => {
      const { refreshSession } = await ask(
        apollo.mutate({ mutation: RenewAccessDocument, ...OUTSIDE_SESSION }),
      )
      return { access: vault.keepSecret(refreshSession.session.access) }
    },
  })
