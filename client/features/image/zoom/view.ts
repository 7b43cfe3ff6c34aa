/**
 * How a picture is looked at: how much larger than it fits, and how far it is moved from the middle, in
 * pixels.
 */
export interface View {
  scale: number
  x: number
  y: number
}

/** Pixels, from the middle of the picture's room. */
export interface Point {
  x: number
  y: number
}

/** Pixels of the picture as it fits. */
export interface Extent {
  width: number
  height: number
}

export const FITTING: View = { scale: 1, x: 0, y: 0 }

export const MOST_SCALE = 5

/** One press of a button or a key. */
export const STEP = 1.5

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0

/** No edge of the picture comes nearer to the middle than it is when it fits. */
const keepWithin = ({ scale, x, y }: View, { width, height }: Extent): View => ({
  scale,
  x: clamp(x, ((scale - 1) * width) / 2),
  y: clamp(y, ((scale - 1) * height) / 2),
})

/** Larger or smaller by a factor, with what is under the point staying there. */
export const zoomAt = (view: View, factor: number, point: Point, extent: Extent): View => {
  const scale = Math.min(MOST_SCALE, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return keepWithin(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    extent,
  )
}

export const moveBy = (view: View, by: Point, extent: Extent): View =>
  keepWithin({ ...view, x: view.x + by.x, y: view.y + by.y }, extent)
