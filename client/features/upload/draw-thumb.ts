/** Larger files take more memory to decode than a small view is worth. */
const MOST_BYTES = 40_000_000
/** Pixels of the longer side. */
const SIDE = 320

/** One at a time: a picture of 100 megapixels takes 400 MB while it is decoded. */
let line: Promise<void> = Promise.resolve()

/** Draws a file small; nothing where the browser cannot read it, as most cannot TIFF. */
export const drawThumb = (file: File, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> => {
  line = line.then(() => draw(file, canvas, signal)).catch(() => {})
  return line
}

const draw = async (file: File, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> => {
  if (signal.aborted || file.size > MOST_BYTES) return
  const bitmap = await createImageBitmap(file, { resizeWidth: SIDE, resizeQuality: 'medium' })
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
}
