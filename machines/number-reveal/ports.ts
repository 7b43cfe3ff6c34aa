import { declarePort } from '#machines/port.ts'
import type { SecretRef } from '#machines/session.ts'

export interface NumberRef {
  /** Such as `artist-identity/{token}/bank-accounts` or `tax-form`. */
  resource: string
  id: string
}

export interface NumberWanted extends NumberRef {
  reason: string
  /** As the vault holds it. */
  password: SecretRef
}

export const numberRevealPorts = {
  /**
   * Puts the number into the vault, and answers where. Each answer is an event that tells who saw it, when
   * and why. BAD_USER_INPUT with `fields.reason` and `fields.password`; RATE_LIMITED; NOT_FOUND where it was
   * erased, FORBIDDEN for whoever is not staff.
   */
  showNumber: declarePort<{ number: SecretRef }, NumberWanted>('number-reveal.showNumber'),
}
