import { formatCount } from './numbers.ts'

/** Says how many there are: `1 picture`, `1,200 pictures`. */
export const countInWords = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
