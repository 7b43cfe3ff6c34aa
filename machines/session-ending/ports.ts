import { declarePort } from '#machines/port.ts'

export interface SessionRef {
  id: string
}

export const sessionEndingPorts = {
  /**
   * Signs one device of the account out; one that is signed out already is done. Refuses with UNAUTHENTICATED
   * or UPSTREAM_UNAVAILABLE.
   */
  endSession: declarePort<void, SessionRef>('session-ending.endSession'),
}
