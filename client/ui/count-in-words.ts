const number = new Intl.NumberFormat('en-US')

/** Says how many there are: `1 picture`, `1,200 pictures`. */
export const countInWords = (count: number, one: string, many = `${one}s`): string =>
  `${number.format(count)} ${count === 1 ? one : many}`
