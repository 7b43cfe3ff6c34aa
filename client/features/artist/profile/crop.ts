/** What of a picture is shown in a square: its upper left corner and its side, in pixels of the picture. */
export interface Cut {
  x: number
  y: number
  side: number
}

export interface Extent {
  width: number
  height: number
}

/** Pixels: the shop takes no smaller photo, and keeps no larger one. */
export const SHORTEST = 400
const LARGEST = 640

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Keeps a square within the picture. */
const within = ({ width, height }: Extent, { x, y, side }: Cut): Cut => ({
  side,
  x: clamp(x, 0, width - side),
  y: clamp(y, 0, height - side),
})

/** The largest square in the middle. */
export const beginCut = ({ width, height }: Extent): Cut => {
  const side = Math.min(width, height)
  return { side, x: (width - side) / 2, y: (height - side) / 2 }
}

/** Moves the picture beneath the square, by shares of its side. */
export const moveCut = (extent: Extent, cut: Cut, right: number, down: number): Cut =>
  within(extent, { ...cut, x: cut.x - right * cut.side, y: cut.y - down * cut.side })

/** Zooms about the middle: 0 is the whole width or height, 1 as near as the shop takes it. */
export const zoomCut = (extent: Extent, cut: Cut, zoom: number): Cut => {
  const largest = Math.min(extent.width, extent.height)
  const side = largest - clamp(zoom, 0, 1) * (largest - Math.min(SHORTEST, largest))
  const shift = (cut.side - side) / 2
  return within(extent, { side, x: cut.x + shift, y: cut.y + shift })
}

export const zoomOf = (extent: Extent, { side }: Cut): number => {
  const largest = Math.min(extent.width, extent.height)
  return largest <= SHORTEST ? 0 : (largest - side) / (largest - SHORTEST)
}

/** A request takes no more; most photos have half of it at the first try. */
const MOST_BYTES = 180_000
const QUALITIES = [0.9, 0.8, 0.65, 0.5, 0.35]

/** Draws the square as a JPEG: what else the file says, such as where it was taken, stays here. */
export const drawCut = async (picture: CanvasImageSource, { x, y, side }: Cut): Promise<Blob> => {
  const size = Math.min(Math.round(side), LARGEST)
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size, size)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, x, y, side, side, 0, 0, size, size)
  for (const quality of QUALITIES) {
    const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (photo && photo.size <= MOST_BYTES) return photo
  }
  throw new Error('This picture cannot be made small enough.')
}
