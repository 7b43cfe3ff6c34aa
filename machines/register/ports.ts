import { declarePort } from '#machines/port.ts'
import type { SecretRef } from '#machines/session.ts'

export interface Registration {
  email: string
  secret: SecretRef
  name: string
}

/** `secret` is kept anew for the sign-in that follows, as a reference can be taken once. */
export interface Registered {
  email: string
  secret: SecretRef
}

export const registerPorts = {
  /** Refuses with BAD_USER_INPUT by field, RATE_LIMITED or UPSTREAM_UNAVAILABLE. */
  register: declarePort<Registered, Registration>('register.register'),
}
