/** Not by Intl: the first that a page makes costs a phone 100 ms (docs/performance.md). */
const THOUSANDS = /\B(?=(\d{3})+$)/g

/** A whole number as people in the US read it: `12,345`. */
export const formatCount = (count: number): string => `${count}`.replace(THOUSANDS, ',')

/** Says how many there are: `1 picture`, `1,200 pictures`. */
export const countInWords = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
