import type { Product } from '../use-product.ts'

/** The close-up is a sheet of 400 by 300, 60 to the inch; here is the work's lower right corner. */
export const SHEET = { width: 400, height: 300 } as const
export const INCH = 60
export const CORNER = { x: 262, y: 186 } as const

/** More would be larger than the rendition has pixels for. */
const WIDEST = 1500

/** Where the whole picture lies when its corner lies there. */
export const pictureAt = ({ size }: Product, corner: { x: number; y: number } = CORNER) => {
  const width = Math.min(size.width * INCH, WIDEST, (WIDEST * size.width) / size.height)
  const height = (width * size.height) / size.width
  return { x: corner.x - width, y: corner.y - height, width, height }
}
