import type { OverlayOptions } from 'sharp'
import { seeded } from './random.ts'

/** Below this width grain is finer than what can be seen, and costs five times the bytes. */
export const TEXTURE_FROM = 960

const SIDE = 128
const DEPTH = 15

let tile: Buffer | undefined

/** The tooth of the paper, laid over a picture of at least {@link TEXTURE_FROM} pixels. */
export function texture(): OverlayOptions {
  tile ??= drawTile()
  return { input: tile, raw: { width: SIDE, height: SIDE, channels: 4 }, tile: true, blend: 'soft-light' }
}

function drawTile(): Buffer {
  const random = seeded(1)
  const pixels = Buffer.alloc(SIDE * SIDE * 4, 255)
  for (let i = 0; i < pixels.length; i += 4)
    pixels.fill(128 + (random.next() + random.next() - 1) * DEPTH, i, i + 3)
  return pixels
}
