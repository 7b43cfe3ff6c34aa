type Triple = readonly [number, number, number]

/** A color space of red, green and blue by its primaries in XYZ of D50, and its gamma. */
export interface RgbSpace {
  name: string
  red: Triple
  green: Triple
  blue: Triple
  gamma: number
}

export const ADOBE_RGB: RgbSpace = {
  name: 'Adobe RGB (1998)',
  red: [0.60974, 0.31111, 0.01947],
  green: [0.20528, 0.62567, 0.06087],
  blue: [0.14919, 0.06322, 0.74457],
  gamma: 563 / 256,
}

export const PROPHOTO: RgbSpace = {
  name: 'ProPhoto RGB',
  red: [0.79767, 0.28804, 0],
  green: [0.13519, 0.71188, 0],
  blue: [0.03134, 0.00009, 0.82491],
  gamma: 461 / 256,
}

export const DISPLAY_P3: RgbSpace = {
  name: 'Display P3',
  red: [0.51512, 0.2412, -0.00105],
  green: [0.29198, 0.69225, 0.04189],
  blue: [0.1571, 0.06657, 0.78407],
  gamma: 2.2,
}

const D50: Triple = [0.9642, 1, 0.8249]
const HEADER = 128

const fixed = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(Math.round(value * 65_536))
  return bytes
}
const xyz = (values: Triple): Buffer =>
  Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), ...values.map(fixed)])

const curve = (gamma: number): Buffer => {
  const bytes = Buffer.alloc(16)
  bytes.write('curv', 'latin1')
  bytes.writeUInt32BE(1, 8)
  bytes.writeUInt16BE(Math.round(gamma * 256), 12)
  return bytes
}

const text = (type: 'desc' | 'text', content: string): Buffer => {
  const bytes = Buffer.alloc(Math.ceil((content.length + (type === 'desc' ? 91 : 9)) / 4) * 4)
  bytes.write(type, 'latin1')
  if (type === 'desc') bytes.writeUInt32BE(content.length + 1, 8)
  bytes.write(content, type === 'desc' ? 12 : 8, 'latin1')
  return bytes
}

/** Makes the profile of such a space; `kind` GRAY has the gamma only. */
export function makeProfile(
  { name, red, green, blue, gamma }: RgbSpace,
  kind: 'RGB ' | 'GRAY' = 'RGB ',
): Buffer {
  const common = { desc: text('desc', name), cprt: text('text', 'No copyright'), wtpt: xyz(D50) }
  const tags: Record<string, Buffer> =
    kind === 'GRAY'
      ? { ...common, kTRC: curve(gamma) }
      : {
          ...common,
          rXYZ: xyz(red),
          gXYZ: xyz(green),
          bXYZ: xyz(blue),
          rTRC: curve(gamma),
          gTRC: curve(gamma),
          bTRC: curve(gamma),
        }
  const names = Object.keys(tags)
  const table = Buffer.alloc(4 + 12 * names.length)
  table.writeUInt32BE(names.length)
  let position = HEADER + table.length
  for (const [at, [tag, data]] of Object.entries(tags).entries()) {
    table.write(tag, 4 + at * 12, 'latin1')
    table.writeUInt32BE(position, 8 + at * 12)
    table.writeUInt32BE(data.length, 12 + at * 12)
    position += data.length
  }
  const header = Buffer.alloc(HEADER)
  header.writeUInt32BE(position)
  header.writeUInt32BE(0x02100000, 8)
  header.write(`mntr${kind}XYZ `, 12, 'latin1')
  header.write('acsp', 36, 'latin1')
  for (const [at, value] of D50.entries()) fixed(value).copy(header, 68 + at * 4)
  return Buffer.concat([header, table, ...Object.values(tags)])
}

/** Computes L*a*b* of a patch by the space's own numbers, for no library to be asked. */
export const labOf = ({ red, green, blue, gamma }: RgbSpace, patch: readonly number[]): number[] => {
  const [r = 0, g = 0, b = 0] = patch.map((level) => (level / 255) ** gamma)
  return labOfXyz([0, 1, 2].map((at) => r * (red[at] ?? 0) + g * (green[at] ?? 0) + b * (blue[at] ?? 0)))
}

const SRGB = {
  red: [0.43607, 0.22249, 0.01392],
  green: [0.38515, 0.71687, 0.09708],
  blue: [0.14307, 0.06061, 0.7141],
} as const

export function labOfSrgb(patch: readonly number[]): number[] {
  const linear = patch.map((level) => {
    const value = level / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const [r = 0, g = 0, b = 0] = linear
  return labOfXyz(
    [0, 1, 2].map((at) => r * (SRGB.red[at] ?? 0) + g * (SRGB.green[at] ?? 0) + b * (SRGB.blue[at] ?? 0)),
  )
}

function labOfXyz(values: readonly number[]): number[] {
  const [x = 0, y = 0, z = 0] = values.map((value, at) => {
    const share = value / (D50[at] ?? 1)
    return share > 216 / 24_389 ? Math.cbrt(share) : (24_389 / 27 / 116) * share + 16 / 116
  })
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How far two colors are apart (CIE 1976). */
export const deltaE = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))
