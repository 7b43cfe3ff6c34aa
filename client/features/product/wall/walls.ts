/** Colors that walls are painted in. */
export const WALLS = [
  { name: 'White', color: '#efece6' },
  { name: 'Stone', color: '#d8d2c6' },
  { name: 'Sage', color: '#b3bda8' },
  { name: 'Sky', color: '#b9c9d2' },
  { name: 'Clay', color: '#c4957b' },
  { name: 'Ink', color: '#35424c' },
] as const
export type Wall = (typeof WALLS)[number]
