import type { Page } from '@playwright/test'

/** A white PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

/** A file of this name with one white pixel, as a page is given it. */
export const chosenFile = (name: string) => ({
  name,
  mimeType: name.endsWith('.jpg') ? 'image/jpeg' : `image/${name.split('.').at(-1)}`,
  buffer: PIXEL,
})

/** Answers what the page makes of it before it is sent. */
export const redrawPixel = (page: Page): Promise<string> =>
  page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes]))
    const canvas = document.createElement('canvas')
    canvas.width = 1
    canvas.height = 1
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser cannot draw.')
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 1, 1)
    pen.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? ''
  }, PIXEL.toString('base64'))
