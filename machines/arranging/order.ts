export type Order = readonly string[]

/** Puts one of the order at another place, from 0; it may have been taken out of it before. */
export const moveTo = (order: Order, id: string, place: number): Order =>
  order.filter((each) => each !== id).toSpliced(place, 0, id)

export const placeOf = (order: Order, id: string | null): number => (id === null ? -1 : order.indexOf(id))

export const findNewcomers = (order: Order, ids: Order): Order =>
  [...new Set(ids)].filter((id) => !order.includes(id))
