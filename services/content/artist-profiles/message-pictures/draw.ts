import sharp from 'sharp'
import { PROOF_SIDE } from '../../record/extent.ts'
import { type DrawDeps, drawSent } from '../draw-sent.ts'
import { PICTURE_SIDE, THUMB_SIDE } from './contract.ts'
import type { DrawnPicture } from './store.ts'

const QUALITY = 82

/** Draws a picture of a message anew as it is kept. Throws 400 at `picture`. */
export const drawPicture = (deps: DrawDeps, sent: Uint8Array): Promise<DrawnPicture> =>
  drawSent(deps, sent, 'picture', async (proof) => {
    const { data, info } = await sharp(proof, { limitInputPixels: PROOF_SIDE ** 2, failOn: 'error' })
      .resize(within(PICTURE_SIDE))
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  })

/** Draws what stands beside a message. */
export const drawThumb = (kept: Buffer): Promise<Buffer> =>
  sharp(kept, { limitInputPixels: PICTURE_SIDE ** 2, failOn: 'error' })
    .resize(within(THUMB_SIDE))
    .jpeg({ quality: QUALITY })
    .toBuffer()

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const
