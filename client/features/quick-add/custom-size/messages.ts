export const width = 'Width, inches'
export const height = 'Height, inches'

interface Limits {
  minWidth: number
  minHeight: number
  maxWidth: number
  maxHeight: number
}

export const limitsOf = ({ minWidth, minHeight, maxWidth, maxHeight }: Limits) =>
  `From ${minWidth} × ${minHeight} to ${maxWidth} × ${maxHeight} in, in the picture’s own proportions.`
