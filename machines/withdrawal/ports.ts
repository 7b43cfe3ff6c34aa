import { declarePort } from '#machines/port.ts'

export interface WithdrawalRequest {
  /** The work's, as an image. */
  id: string
  /** False brings it back. */
  withdrawn: boolean
  /** The same for each try of one request, so that a lost answer does it once. */
  idempotencyKey: string
}

export const withdrawalPorts = {
  /** Counts the open carts that have the work. NOT_FOUND where it is not the caller's. */
  countCarts: declarePort<number, { id: string }>('withdrawal.countCarts'),
  /**
   * Takes the work out of the shop, or back into it; Apollo's cache takes what it answers. The same key does
   * it once. CONFLICT where the lifecycle of images refuses it, NOT_FOUND where it is not the caller's.
   */
  changeWork: declarePort<void, WithdrawalRequest>('withdrawal.changeWork'),
}
