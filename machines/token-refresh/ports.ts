import { port } from '#machines/port.ts'
import type { Session } from '#machines/session.ts'

export const tokenRefreshPorts = {
  /** One call of the refresh mutation. UNAUTHENTICATED when the cookie is spent. */
  refresh: port<Session>('token-refresh.refresh'),
}
