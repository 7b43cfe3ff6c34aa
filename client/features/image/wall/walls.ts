/** Colours that walls are painted in. */
export const WALLS = [
  { name: 'White', color: '#f3f1ec' },
  { name: 'Stone', color: '#d8d2c6' },
  { name: 'Sage', color: '#b9c2ae' },
  { name: 'Sky', color: '#bccbd4' },
  { name: 'Clay', color: '#c99a80' },
  { name: 'Ink', color: '#35424c' },
] as const
