import { declarePort } from '#machines/port.ts'

/** A visitor's message, and where its answer goes. */
export interface MessageRef {
  id: string
  email: string
}

/** An answer to it. */
export interface Answer {
  id: string
  /** As it was typed. */
  text: string
  /** The same for each try of one answer, so that a lost response mails it once. */
  idempotencyKey: string
}

/** Apollo's cache takes the message that they bring; the machine keeps none of it. */
export const answerMessagePorts = {
  /**
   * Mails the answer to the visitor, once under one key. BAD_USER_INPUT with `fields.text`, CONFLICT when
   * somebody answered it before, FORBIDDEN for whoever is not staff, NOT_FOUND when the message is gone.
   */
  answerMessage: declarePort<void, Answer>('answer-message.answerMessage'),
  /** Reads the message as it is now, past every cache. FORBIDDEN, or NOT_FOUND when it is gone. */
  readMessage: declarePort<void, { id: string }>('answer-message.readMessage'),
}
