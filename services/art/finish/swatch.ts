import { TEXELS, type TextureName, textureOf } from './textures.ts'

/** As many sizes as the shop shows of a few shapes of picture. */
const MOST = 40

const made = new Map<string, Uint8Array>()

/** A texture scaled to `side` pixels, one byte each. */
export function swatchOf(name: TextureName, side: number): Uint8Array {
  const key = `${name} ${side}`
  const kept = made.get(key)
  if (kept) return kept
  const [oldest] = made.keys()
  if (made.size >= MOST && oldest) made.delete(oldest)
  const swatch = scale(name, side)
  made.set(key, swatch)
  return swatch
}

/** Means what falls into a pixel, and repeats what is enlarged. */
function scale(name: TextureName, side: number): Uint8Array {
  const texture = textureOf(name)
  const step = TEXELS / side
  const reach = Math.max(1, Math.round(step))
  return Uint8Array.from({ length: side * side }, (_, i) => {
    const [left, top] = [Math.floor((i % side) * step), Math.floor(Math.floor(i / side) * step)]
    let sum = 0
    for (let y = 0; y < reach; y++)
      for (let x = 0; x < reach; x++)
        sum += texture[((top + y) % TEXELS) * TEXELS + ((left + x) % TEXELS)] ?? 0
    return Math.round((255 * sum) / (reach * reach))
  })
}
