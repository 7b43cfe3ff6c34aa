export const picturesInWords = (count: number): string => {
  if (count === 0) return 'No pictures yet'
  return count === 1 ? '1 picture' : `${new Intl.NumberFormat('en-US').format(count)} pictures`
}
