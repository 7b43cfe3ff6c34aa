import type { Queryable } from '#services/shared/database/driver.ts'

/** Captures, releases and refunds what the ledger says is to be, and again what could not be. */
export interface Settling {
  /** There may be something to settle: it is done at once, and nobody waits for it. */
  nudge(): void
  /** Nothing is begun after this; ends with what is under way. */
  stop(): Promise<void>
}

/**
 * What orders are told of their payment, each in the transaction that notes it. An order that does not take it (any more), by
 * machines/lifecycles/order.ts, stays as it is: neither throws for that.
 */
export interface OrderNews {
  /** The provider has the money: `order.pay` by the system. */
  paid(tx: Queryable, orderId: string): Promise<void>
  /** The money went back: `order.refund` by the system. */
  refunded(tx: Queryable, orderId: string): Promise<void>
}
