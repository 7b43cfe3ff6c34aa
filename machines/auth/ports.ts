import { demand } from '#machines/demand.ts'
import { declarePort } from '#machines/port.ts'
import type { SecretRef, Session } from '#machines/session.ts'

export interface Credentials {
  email: string
  secret: SecretRef
}

/**
 * What answers a right password where the account has a second factor: the challenge as the vault holds it.
 */
export interface Challenged {
  challenge: SecretRef
}

export const challengeIn = (output: Session | Challenged): Challenged =>
  demand('challenge' in output ? output : null, 'a challenge')

export const sessionIn = (output: Session | Challenged): Session =>
  demand('challenge' in output ? null : output, 'a session')

/** Both as the vault holds them; the code is of an authenticator app, or a recovery code. */
export interface ChallengeAnswer {
  challenge: SecretRef
  code: SecretRef
}

export interface SignOut {
  everywhere: boolean
}

export const authPorts = {
  /** Trades the refresh cookie for a session. Refuses with UNAUTHENTICATED when it is spent. */
  restoreSession: declarePort<Session>('auth.restoreSession'),
  /**
   * Refuses with BAD_USER_INPUT or UNAUTHENTICATED for wrong credentials, RATE_LIMITED when tried too often.
   */
  authenticate: declarePort<Session | Challenged, Credentials>('auth.authenticate'),
  /**
   * Refuses with BAD_USER_INPUT at `code` for a wrong one, RATE_LIMITED when tried too often; with
   * BAD_USER_INPUT of no code once the challenge ran out, or is lost with the page that held it.
   */
  answerChallenge: declarePort<Session, ChallengeAnswer>('auth.answerChallenge'),
  /** Ends the session on the server, or every session of its account, and clears the cookie. */
  signOut: declarePort<void, SignOut>('auth.signOut'),
}
