const UNITS = ['bytes', 'kB', 'MB'] as const

/** '12 kB' */
export const sizeInWords = (bytes: number): string => {
  const power = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const count = bytes / 1_000 ** power
  return `${count.toLocaleString('en-US', { maximumFractionDigits: count < 10 ? 1 : 0 })} ${UNITS[power]}`
}
