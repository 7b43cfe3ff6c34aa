/** Tells whether lists and objects nest more than `most` deep. It looks no deeper than that. */
export const isNestedDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((part) => isNestedDeeper(part, most - 1)))
