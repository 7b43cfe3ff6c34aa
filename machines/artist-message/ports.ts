import { declarePort } from '#machines/port.ts'

export interface ArtistMessage {
  /** Whose thread with staff: the uuid of the artist's account. */
  thread: string
  /** As it was typed. */
  draft: string
}

export interface KeyedMessage extends ArtistMessage {
  /** The same for each try of one message, so that a lost answer sends it once. */
  idempotencyKey: string
}

/** Apollo's cache takes the thread that they bring; the machine keeps none of it. */
export const artistMessagePorts = {
  /**
   * The same key writes and mails it once. BAD_USER_INPUT with `fields.text`, CONFLICT where the key has sent
   * another text, NOT_FOUND, RATE_LIMITED.
   */
  sendMessage: declarePort<void, KeyedMessage>('artist-message.sendMessage'),
}
