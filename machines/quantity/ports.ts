import { declarePort } from '#machines/port.ts'

export interface Line {
  cartToken: string
  itemId: string
}

export interface Removed {
  /** Of the removal in the project's history, by which it can be undone; null when it cannot be. */
  seq: number | null
}

export const quantityPorts = {
  /**
   * Sets the absolute quantity. BAD_USER_INPUT with `fields.quantity` when refused, NOT_FOUND when the line
   * is gone, CONFLICT when the project has been ordered.
   */
  changeQuantity: declarePort<void, Line & { quantity: number }>('quantity.changeQuantity'),
  /**
   * Reads line, sums and whether it has been ordered from the server, past every cache; null when the line is
   * gone.
   */
  rereadLine: declarePort<{ quantity: number } | null, Line>('quantity.rereadLine'),
  /** NOT_FOUND when the line is gone, CONFLICT when the project has been ordered. */
  removeLine: declarePort<Removed, Line>('quantity.removeLine'),
}
