import { declarePort } from '#machines/port.ts'
import type { SecretRef } from '#machines/session.ts'

/** Both passwords as the vault holds them. */
export interface PasswordChange {
  current: SecretRef
  next: SecretRef
}

export const changePasswordPorts = {
  /**
   * Every other session of the account has ended once this is answered. BAD_USER_INPUT by field,
   * `currentPassword` or `newPassword`; RATE_LIMITED. What is changed already, as the answer to it was lost,
   * is answered as done.
   */
  changePassword: declarePort<void, PasswordChange>('change-password.changePassword'),
}
