import type { ChosenPicture } from '#machines/chosen-pictures/pictures.ts'
import { declarePort } from '#machines/port.ts'

export interface ArtistMessage {
  /** Whose thread with staff: the uuid of the artist's account. */
  thread: string
  /** As it was typed. */
  draft: string
  /** Ids of those that the shop keeps for it. */
  pictures: readonly string[]
}

export interface KeyedMessage extends ArtistMessage {
  /** The same for each try of one message, so that a lost answer sends it once. */
  idempotencyKey: string
}

/** Apollo's cache takes the thread that they bring; the machine keeps none of it. */
export const artistMessagePorts = {
  /**
   * The same key writes and mails it once. BAD_USER_INPUT with `fields.text` or `fields.pictures`, CONFLICT
   * where the key has sent another message, NOT_FOUND, RATE_LIMITED.
   */
  sendMessage: declarePort<void, KeyedMessage>('artist-message.sendMessage'),
  /**
   * Gives the shop a picture for a message that is still written. BAD_USER_INPUT with `fields.picture` where
   * it is not taken, also one whose bytes went with the page; NOT_FOUND, RATE_LIMITED.
   */
  sendPicture: declarePort<{ id: string }, { thread: string; picture: ChosenPicture }>(
    'artist-message.sendPicture',
  ),
}
