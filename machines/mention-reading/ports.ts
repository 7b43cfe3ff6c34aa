import { declarePort } from '#machines/port.ts'

/** A note that names whoever is here. */
export interface MentionRef {
  /** The note's id. */
  note: string
}

export const mentionReadingPorts = {
  /**
   * Marks it as read; twice is once, and a note that is gone needs no reading. Apollo's cache lists it no
   * longer. FORBIDDEN for whoever is not staff.
   */
  readMention: declarePort<void, MentionRef>('mention-reading.readMention'),
}
