import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ShopFileError } from './read.ts'

/** The picture that stands where the name of the shop would. */
export interface Logo {
  bytes: Buffer
  type: 'image/svg+xml' | 'image/png'
  /** Its file's name at the shop, which is another for other bytes. */
  name: string
  /** Pixels, for its ratio. */
  width: number
  height: number
}

/** Its path at the shop. */
export const logoPath = ({ name }: Pick<Logo, 'name'>): string => `/brand/${name}`

const MOST_BYTES = 100_000
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What can run or reach out. A logo is shown as an image, where none of it would run: two locks. */
const ACTIVE =
  /<\s*(script|foreignObject|iframe|object|embed|audio|video)\b|\son\w+\s*=|javascript:|<!ENTITY|(href|src)\s*=\s*["'](?!#|data:image\/)|url\(\s*["']?(?!#|data:image\/)|@import/i

/** Reads the logo beside `shop.json`. Throws {@link ShopFileError} in words. */
export function readLogo(folder: string, file: string): Logo {
  const refuse = (why: string) => new ShopFileError(`${join(folder, file)}: ${why}`)
  const size = statSync(join(folder, file), { throwIfNoEntry: false })?.size
  if (size === undefined) throw refuse('there is no such file; put the logo beside shop.json')
  if (size > MOST_BYTES) throw refuse(`is ${Math.ceil(size / 1_000)} kB, and may be 100 kB`)
  const bytes = readFileSync(join(folder, file))
  const isPng = bytes.subarray(0, PNG.length).equals(PNG)
  const measured = isPng ? measurePng(bytes) : measureSvg(bytes.toString('utf8'))
  if (!measured) throw refuse('is neither a PNG nor an SVG with a viewBox')
  if (!isPng && ACTIVE.test(bytes.toString('utf8')))
    throw refuse('holds a script, or asks for something elsewhere; export it as a plain SVG')
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const [type, ending] = isPng ? (['image/png', 'png'] as const) : (['image/svg+xml', 'svg'] as const)
  return { bytes, type, name: `logo-${digest}.${ending}`, ...measured }
}

interface Measure {
  width: number
  height: number
}

/** IHDR is a PNG's first chunk. */
const measurePng = (bytes: Buffer): Measure | null =>
  bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }

function measureSvg(text: string): Measure | null {
  const [, box = ''] = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']+)["']/i.exec(text) ?? []
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : null
}
