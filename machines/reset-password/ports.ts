import { declarePort } from '#machines/port.ts'
import type { SecretRef } from '#machines/session.ts'

/** What the mailed link carries; an address may lack either. */
export interface ResetLink {
  uid: string | null
  /** Whoever has the token can set the password, so that it is kept in the vault as a password is. */
  token: SecretRef | null
}

export interface ResetRequest {
  email: string
  idempotencyKey: string
}

export interface NewPassword {
  uid: string
  token: SecretRef
  secret: SecretRef
  idempotencyKey: string
}

export const resetPasswordPorts = {
  /**
   * Answers the same whether or not there is such an account. BAD_USER_INPUT with `fields.email`,
   * RATE_LIMITED.
   */
  requestReset: declarePort<void, ResetRequest>('reset-password.requestReset'),
  /**
   * BAD_USER_INPUT by field: `newPassword`, or `uid` and `token` for a link that is used, too old or not
   * ours; RATE_LIMITED. Leaves the token in the vault when it refuses. The same key answers the same again,
   * as a link can be used once.
   */
  confirmReset: declarePort<void, NewPassword>('reset-password.confirmReset'),
}
