import { declarePort } from '#machines/port.ts'

/** As it was typed. */
export interface Message {
  email: string
  message: string
}

export interface KeyedMessage extends Message {
  /** The same for each try of one message, so that a lost answer leaves it once. */
  idempotencyKey: string
}

export const leaveMessagePorts = {
  /**
   * The same key leaves it once. Refuses with BAD_USER_INPUT by field, RATE_LIMITED or UPSTREAM_UNAVAILABLE.
   */
  leaveMessage: declarePort<void, KeyedMessage>('leave-message.leaveMessage'),
}
