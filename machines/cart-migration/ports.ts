import type { CartRef } from '#machines/cart-ref.ts'
import { declarePort } from '#machines/port.ts'

export interface Migrated {
  cart: CartRef
  /** Lines moved, and lines joined with an equal one; both 0 when it had been done before. */
  added: number
  joined: number
  /** How it went, where it was a merge into a cart of the account. */
  merge: Merge | null
}

export interface Merge {
  /** Its number in the project's history, by which it can be undone. */
  seq: number
  /** Lines that could not be brought along. */
  left: number
  /** Pieces that equal lines had no room for. */
  over: number
}

export const cartMigrationPorts = {
  /**
   * Gives the guest cart to the account that is signed in. Done once on the server, whoever asks again.
   * NOT_FOUND when it is gone or somebody else's, CONFLICT when it has been ordered.
   */
  migrateCart: declarePort<Migrated, { token: string }>('cart-migration.migrateCart'),
}
