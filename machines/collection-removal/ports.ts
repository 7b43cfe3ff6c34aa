import { declarePort } from '#machines/port.ts'

export interface RemovedCollection {
  id: string
  /** The same for each try of one removal, so that a lost answer is answered again. */
  idempotencyKey: string
}

export const collectionRemovalPorts = {
  /** One that is gone already is gone. Refuses with UNAUTHENTICATED, FORBIDDEN or UPSTREAM_UNAVAILABLE. */
  deleteCollection: declarePort<void, RemovedCollection>('collection-removal.deleteCollection'),
}
