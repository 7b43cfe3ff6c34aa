import { expect } from '@playwright/test'
import sharp from 'sharp'
import type { Visit } from '../../visit.ts'

/** No two squares of it look the same. */
const makePicture = () =>
  sharp(
    Buffer.from(
      '<svg width="600" height="400"><rect width="600" height="400" fill="#7a9"/>' +
        '<circle cx="220" cy="200" r="150" fill="#c63"/></svg>',
    ),
  )
    .png()
    .toBuffer()

/** Pixels: the square in the middle of the picture, moved by one press of a key. */
const CUT = { x: 116, y: 0, side: 400 }

/** Chooses a picture file, moves the picture beneath the square, and takes what the square shows. */
export const cutPhoto = async ({ page }: Visit) => {
  const buffer = await makePicture()
  await page.getByLabel('Photo file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const cutter = page.getByRole('dialog', { name: 'Choose what to show' })
  await cutter.getByRole('application', { name: 'Your photo' }).press('ArrowLeft')
  await cutter.getByRole('button', { name: 'Use photo' }).click()
  await expect(cutter).toHaveCount(0)
}

/** Answers in base64 what the page must have made of it. */
export const drawCutAnew = async ({ page }: Visit): Promise<string> =>
  page.evaluate(
    async ({ png, cut: { x, y, side } }) => {
      const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes]))
      const canvas = document.createElement('canvas')
      canvas.width = side
      canvas.height = side
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('This browser cannot draw.')
      pen.drawImage(picture, x, y, side, side, 0, 0, side, side)
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
    },
    { png: (await makePicture()).toString('base64'), cut: CUT },
  )
