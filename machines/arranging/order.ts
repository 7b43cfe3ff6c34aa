export type Order = readonly string[]

/** One of the order at another place, from 0. */
export const movedTo = (order: Order, id: string, place: number): Order =>
  order.filter((each) => each !== id).toSpliced(place, 0, id)

export const placeOf = (order: Order, id: string | null): number => (id === null ? -1 : order.indexOf(id))

export const newcomers = (order: Order, ids: Order): Order =>
  [...new Set(ids)].filter((id) => !order.includes(id))
