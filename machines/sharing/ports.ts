import { declarePort } from '#machines/port.ts'

export interface SharingInput {
  /** Whoever holds it may write to the project. */
  cartToken: string
}

/**
 * What the process needs to know of the link; the link itself, and what was said by it, is in Apollo's cache
 * (design.md section 1).
 */
export interface Sharing {
  isShared: boolean
}

export const sharingPorts = {
  /**
   * Reads the link and what was said, past every cache. NOT_FOUND for whoever may not write to the project.
   */
  read: declarePort<Sharing, SharingInput>('sharing.read'),
  /** Makes the link, or finds the one there is. CONFLICT when the project is ordered. */
  make: declarePort<void, SharingInput>('sharing.make'),
  /** Puts the link's address on the clipboard; throws where the browser does not let it. */
  copy: declarePort<void, SharingInput>('sharing.copy'),
  /** Ends the link for good. A link that is withdrawn already counts as done. */
  withdraw: declarePort<void, SharingInput>('sharing.withdraw'),
}
