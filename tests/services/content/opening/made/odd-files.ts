import { noise } from '../opening.ts'
import { withSegment } from './jpeg.ts'
import { makeTiff } from './tiff.ts'

const ofBits = (bits: number) =>
  makeTiff({
    width: 160,
    height: 160,
    photometric: 1,
    bits: [bits],
    pixels: Buffer.alloc((160 * 160 * bits) / 8, 0xff),
  })
/** The failure of console-design.md that it is of, what it is, how it is made, and what it is found to be. */
export type OddFile = readonly [
  failure: number,
  input: string,
  make: () => Buffer | Promise<Buffer>,
  found: object,
]

/** Odd, and taken. */
export const ODD_FILES: readonly OddFile[] = [
  [21, 'a TIFF of one bit', () => ofBits(1), { format: 'tiff', depth: 8, space: 'grey' }],
  [21, 'a TIFF of four bits', () => ofBits(4), { depth: 8 }],
  [
    21,
    'a fax',
    () => noise().toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
    { depth: 8, space: 'grey' },
  ],
  [21, 'a BigTIFF', () => noise().tiff({ bigtiff: true }).toBuffer(), { format: 'tiff', depth: 8 }],
  [21, 'a JPEG in a TIFF', () => noise().tiff({ compression: 'jpeg' }).toBuffer(), { format: 'tiff' }],
  [
    21,
    'a TIFF in tiles',
    () => noise().tiff({ tile: true, compression: 'deflate' }).toBuffer(),
    { format: 'tiff' },
  ],
  [
    20,
    'a PNG of 16 bits',
    () => noise().toColourspace('rgb16').png().toBuffer(),
    { depth: 16, space: 'rgb' },
  ],
  [20, 'a grey PNG', () => noise().toColourspace('b-w').png().toBuffer(), { depth: 8, space: 'grey' }],
  [
    20,
    'a grey PNG with alpha',
    () => noise().toColourspace('b-w').ensureAlpha(0.5).png().toBuffer(),
    { space: 'grey' },
  ],
  [
    20,
    'a PNG with a palette',
    () => noise().ensureAlpha(0.5).png({ palette: true }).toBuffer(),
    { space: 'rgb' },
  ],
  [10, 'a PNG named .jpg', () => noise().png().toBuffer(), { format: 'png' }],
  [
    16,
    'a JPEG with a script behind it',
    async () => Buffer.concat([await noise().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
    { format: 'jpeg' },
  ],
  [
    16,
    'a JPEG that is a PDF too',
    async () => withSegment(await noise().jpeg().toBuffer(), 0xfe, Buffer.from('%PDF-1.4 1 0 obj')),
    { format: 'jpeg' },
  ],
]
