import type { ApolloClient } from '@apollo/client'
import fastify from 'fastify'
import { createApolloClient } from '#client/apollo/client.ts'
import type { NotRenewed } from '#client/apollo/session.ts'
import { createVault, type Vault } from '#client/effects/session/vault.ts'
import { registerGraph } from '#graph/server.ts'
import { EXPIRED, toFailure } from '#machines/token-refresh/failure.ts'
import { serviceKeyOf } from '#services/shared/secret.ts'
import { signAccessToken } from '#tests/graph/support/access-token.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import type { Fault } from './general.ts'
import { faulty } from './line.ts'
import { openServices } from './services.ts'

/** What becomes of the session once its token has expired (client/effects/session/session-tokens.ts). */
type Renewal = 'is over' | 'cannot be asked'

/** What an effect is made with. */
export interface Client {
  apollo: ApolloClient
  vault: Vault
}

export interface Visit {
  signedIn: boolean
  isStaff: boolean
  /** The browser's refresh token; null where it has none. */
  cookie: string | null
  /** The reference that the next secret gets. */
  secretRef: string
  fault: Fault | null
  renewal: Renewal
}

const PATIENCE = 10_000
/**
 * Milliseconds that a graph waits for a service that is late on purpose: enough for the others, which answer
 * at once.
 */
export const HASTE = 300

const NOT_RENEWED: Record<Renewal, NotRenewed> = {
  'is over': { code: 'UNAUTHENTICATED', message: EXPIRED.message },
  'cannot be asked': { code: 'UPSTREAM_UNAVAILABLE', message: toFailure(new Error()).message },
}

/**
 * Opens the real graph before services that answer as told, and visits to it as the storefront makes them.
 */
export const openShop = async (patience = PATIENCE) => {
  const services = await openServices()
  const graph = await openGraph(services.url, patience)
  const tokens = {
    customer: await signAccessToken({ user_id: 'u-ada', is_staff: false }),
    staff: await signAccessToken({ user_id: 'u-ada', is_staff: true }),
  }

  const visit = ({ signedIn, isStaff, cookie, secretRef, fault, renewal }: Visit): Client => {
    const held = signedIn ? { access: isStaff ? tokens.staff : tokens.customer, generation: 1 } : null
    const apollo = createApolloClient({
      uri: `${graph.url}/graphql`,
      fetch: faulty(fault, cookie),
      onCartChanged: () => {},
      tokens: {
        readAccessToken: async () => held,
        renew: async () => NOT_RENEWED[renewal],
        readCartToken: () => null,
      },
    })
    return { apollo, vault: nameSecrets(createVault(), secretRef) }
  }

  return {
    services,
    visit,
    close: async () => {
      await Promise.all([services.close(), graph.close()])
    },
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>

const openGraph = async (services: string, timeout: number) => {
  const app = fastify({ logger: false, forceCloseConnections: true })
  const service = { url: services }
  await registerGraph(app, {
    timeout,
    settings: {
      auth: service,
      main: service,
      content: service,
      jwtSecret: JWT_SECRET,
      serviceKey: serviceKeyOf(JWT_SECRET),
      publicUrl: 'http://localhost',
      graphqlAdhoc: false,
    },
  })
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() }
}

/** For effects that ask nobody but the browser. */
export const createOffline = (): Client => ({
  apollo: createApolloClient({
    uri: 'http://127.0.0.1:1/graphql',
    onCartChanged: () => {},
    tokens: {
      readAccessToken: async () => null,
      renew: async () => NOT_RENEWED['is over'],
      readCartToken: () => null,
    },
  }),
  vault: createVault(),
})

/** Names secrets as the walk's example does. */
const nameSecrets = (vault: Vault, ref: string): Vault => ({
  ...vault,
  keepSecret: (value) => {
    vault.addSecrets({ [ref]: value })
    return ref
  },
})
