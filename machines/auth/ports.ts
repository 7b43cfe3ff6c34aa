import { port } from '#machines/port.ts'
import type { SecretRef, Session } from '#machines/session.ts'

export interface Credentials {
  email: string
  secret: SecretRef
}

export interface SignOut {
  everywhere: boolean
}

export const authPorts = {
  /** Trades the refresh cookie for a session. Refuses with UNAUTHENTICATED when it is spent. */
  restoreSession: port<Session>('auth.restoreSession'),
  /** Refuses with BAD_USER_INPUT or UNAUTHENTICATED for wrong credentials, RATE_LIMITED when tried too often. */
  authenticate: port<Session, Credentials>('auth.authenticate'),
  /** Ends the session on the server, or every session of its account, and clears the cookie. */
  signOut: port<void, SignOut>('auth.signOut'),
}
