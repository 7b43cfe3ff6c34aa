import type { OverlayOptions } from 'sharp'
import { swatchOf } from './swatch.ts'
import { TEXELS, type TextureName } from './textures.ts'

/** What a picture is made on or with, which shows all over it. */
export type Finish = 'gouache' | 'oil' | 'relief' | 'riso' | 'film' | 'drawing'

interface Layer {
  texture: TextureName
  /** Units of the sheet that one texel covers. */
  size: number
  /** How much of it is seen, 0 to 1. */
  strength: number
  /** Shade and light of what lies below, or spots that show the paper. */
  as: 'relief' | 'spots'
}

const LAYERS: Record<Finish, readonly Layer[]> = {
  gouache: [{ texture: 'paper', size: 1.15, strength: 0.55, as: 'relief' }],
  oil: [{ texture: 'canvas', size: 1, strength: 0.45, as: 'relief' }],
  relief: [
    { texture: 'flecks', size: 1.05, strength: 0.6, as: 'spots' },
    { texture: 'paper', size: 1.3, strength: 0.45, as: 'relief' },
  ],
  riso: [
    { texture: 'flecks', size: 0.7, strength: 0.5, as: 'spots' },
    { texture: 'grain', size: 1.3, strength: 0.5, as: 'relief' },
  ],
  film: [{ texture: 'grain', size: 1.1, strength: 0.62, as: 'relief' }],
  drawing: [{ texture: 'paper', size: 1.3, strength: 0.4, as: 'relief' }],
}

/** A picture of fewer pixels shows nothing of its surface. */
const LEAST_WIDTH = 100

/** A picture in pixels, and the units of its sheet across. */
interface Extent {
  width: number
  height: number
  units: number
}

/** Makes the layers that give a picture its surface; `paper` is hex. */
export function finishOf(finish: Finish, { width, height, units }: Extent, paper: string): OverlayOptions[] {
  if (width < LEAST_WIDTH) return []
  return LAYERS[finish].map(({ texture, size, strength, as }) => {
    const side = Math.max(32, Math.round((TEXELS * size * width) / units))
    const [across, down] = [Math.min(side, width), Math.min(side, height)]
    const swatch = crop(swatchOf(texture, side), side, across, down)
    return {
      input: as === 'relief' ? shade(swatch, strength) : spot(swatch, strength, paper),
      raw: { width: across, height: down, channels: 4 },
      tile: true,
      gravity: 'northwest',
      blend: as === 'relief' ? 'soft-light' : 'over',
    }
  })
}

/** Keeps the upper left of a swatch: a layer must not be larger than what it lies on. */
function crop(swatch: Uint8Array, side: number, across: number, down: number): Uint8Array {
  if (across === side) return swatch.subarray(0, side * down)
  const rows = new Uint8Array(across * down)
  for (let y = 0; y < down; y++) rows.set(swatch.subarray(y * side, y * side + across), y * across)
  return rows
}

function shade(swatch: Uint8Array, strength: number): Buffer {
  const pixels = Buffer.alloc(swatch.length * 4, 255)
  for (const [i, value] of swatch.entries())
    pixels.fill(Math.round(128 + (value - 128) * strength), i * 4, i * 4 + 3)
  return pixels
}

function spot(swatch: Uint8Array, strength: number, paper: string): Buffer {
  const color = Number.parseInt(paper.slice(1), 16)
  const pixels = Buffer.alloc(swatch.length * 4)
  for (const [i, value] of swatch.entries())
    pixels.writeUInt32BE(((color << 8) | Math.round(value * strength)) >>> 0, i * 4)
  return pixels
}
