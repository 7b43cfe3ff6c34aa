import { declarePort } from '#machines/port.ts'

/** A line of the order that can no longer be bought. */
export interface LeftLine {
  name: string
  /** As the graph names it. */
  fault: 'GONE' | 'UNPUBLISHED' | 'SUBSTRATE' | 'SIZE' | 'FRAME'
}

/** The new project, and what is not in it. */
export interface Reordered {
  token: string
  projectId: string
  isGuest: boolean
  left: readonly LeftLine[]
}

export const reorderPorts = {
  /**
   * Makes a project of what of the order can still be bought, at today's prices; the same key answers the
   * same again. NOT_FOUND when the order is not this visitor's.
   */
  reorder: declarePort<Reordered, { orderId: string; idempotencyKey: string }>('reorder.reorder'),
}
