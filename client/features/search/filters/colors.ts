/**
 * What a swatch shows of a color's name. The first four, as several colors side by side, are of a picture as
 * a whole.
 */
export const SWATCHES: Readonly<Record<string, string>> = {
  'black and white': 'linear-gradient(135deg, #111 50%, #fff 50%)',
  neutral: 'linear-gradient(135deg, #b7ada0 50%, #ded6ca 50%)',
  pastel: 'linear-gradient(135deg, #f6c9d3 33%, #cfe6f5 33% 66%, #dcefcf 66%)',
  pale: 'linear-gradient(135deg, #f3efe9 50%, #e6ecee 50%)',
  red: '#c0322b',
  orange: '#e07b26',
  yellow: '#f2c531',
  green: '#3f8a4c',
  blue: '#2f62a8',
  purple: '#6d4594',
  pink: '#e58fab',
  white: '#ffffff',
  grey: '#8d8d8d',
  black: '#151515',
  brown: '#6d4426',
  gold: '#c29a3b',
  cream: '#f7ecd0',
  beige: '#dccab0',
  tan: '#c19a6b',
}
