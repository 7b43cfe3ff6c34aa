import type { OrderView } from '#services/main/orders/contract.ts'

/** An order with what it was opened by, for what is read of it later. */
export interface OrderOf extends OrderView {
  /** Of a guest's project; null where the caller's own name opens it. */
  cartToken: string | null
}
