import type { Page } from '@playwright/test'

/** PNGs of one pixel, white and black. */
const WHITE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='
const BLACK =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgYGAAAAAEAAGjChXjAAAAAElFTkSuQmCC'

/** Two files of a walk differ: one that was removed may be on its way still when the next is sent. */
const pixelOf = (name: string): string => (name.endsWith('.png') ? BLACK : WHITE)

/** A file of this name with one pixel, as a page is given it. */
export const chosenFile = (name: string) => ({
  name,
  mimeType: name.endsWith('.jpg') ? 'image/jpeg' : `image/${name.split('.').at(-1)}`,
  buffer: Buffer.from(pixelOf(name), 'base64'),
})

/** Answers what the page makes of the file of this name before it is sent. */
export const redrawPixel = (page: Page, name: string): Promise<string> =>
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
  }, pixelOf(name))
