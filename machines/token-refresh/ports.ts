import { declarePort } from '#machines/port.ts'
import type { SecretRef } from '#machines/session.ts'

export interface RenewedAccess {
  access: SecretRef
}

export const tokenRefreshPorts = {
  /**
   * One call of the refresh mutation, which needs the auth service alone. UNAUTHENTICATED when the cookie is
   * spent.
   */
  refresh: declarePort<RenewedAccess>('token-refresh.refresh'),
}
