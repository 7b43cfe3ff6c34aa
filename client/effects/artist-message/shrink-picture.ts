/** Pixels of the longer side, and the quality of the JPEG, in the order in which they are tried. */
const SIDES = [1_600, 1_280, 960, 640]
const QUALITIES = [0.85, 0.7, 0.55]
/** A request takes no more. */
const MOST_BYTES = 180_000

/**
 * Draws a picture as a JPEG that one request takes: what else the file says, such as where it was taken,
 * stays here. Null for what this browser cannot read.
 */
export const shrinkPicture = async (file: Blob): Promise<Blob | null> => {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  try {
    for (const side of SIDES) {
      const canvas = draw(picture, Math.min(1, side / Math.max(picture.width, picture.height)))
      for (const quality of QUALITIES) {
        const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
        if (jpeg && jpeg.size <= MOST_BYTES) return jpeg
      }
    }
    return null
  } finally {
    picture.close()
  }
}

const draw = (picture: ImageBitmap, scale: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
