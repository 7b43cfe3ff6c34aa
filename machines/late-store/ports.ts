import { declarePort } from '#machines/port.ts'

export const lateStorePorts = {
  /** Resolves as the browser's own store is open. Rejects when it is forbidden after all. */
  openStore: declarePort<void>('late-store.openStore'),
  /** Writes what waited, all at once. Rejects when the store has something there already. */
  writeWaiting: declarePort<void>('late-store.writeWaiting'),
}
