import { noise } from '../opening.ts'
import { alt, dataset, iptcSegment, withSegment, xmpOf } from './jpeg.ts'
import { packed, pngChunk, withChunks } from './png.ts'
import { makeTiff, type TiffTag } from './tiff.ts'

const APP1 = 0xe1
const APP13 = 0xed
const TITLE = 5
const KEYWORD = 25
const CAPTION = 120

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const jpegWith = async (marker: number, segment: Buffer) =>
  withSegment(await noise().jpeg().toBuffer(), marker, segment)
const pngWith = async (type: string, body: Buffer) =>
  withChunks(await noise().png().toBuffer(), pngChunk(type, body))
const tiffWith = (tags: Record<number, TiffTag>) =>
  makeTiff({
    width: 200,
    height: 200,
    photometric: 1,
    bits: [8],
    pixels: Buffer.alloc(40_000),
    tags,
  })
const packedXmp = (packet: Buffer) => pngWith('iTXt', packed('XML:com.adobe.xmp\0\x01\0\0\0', packet))
const hundredMb = () => Buffer.alloc(100_000_000, 'a')

/** Pictures that say of themselves what is too much, hostile or in an unknown encoding. */
export const MONSTERS = {
  hugeXmp: () => packedXmp(hundredMb()),
  largeXmp: () =>
    tiffWith({ 700: { type: 1, bytes: Buffer.from(xmpOf(alt('dc:title', 'x'.repeat(2_000_000)))) } }),
  hugeText: () => pngWith('zTXt', packed('Comment\0\0', hundredMb())),
  hugeProfile: () => {
    const icc = Buffer.alloc(50_000_000)
    icc.writeUInt32BE(icc.length)
    icc.write('mntrRGB XYZ ', 12, 'latin1')
    icc.write('acsp', 36, 'latin1')
    return pngWith('iCCP', packed('Large\0\0', icc))
  },
  manyKeywords: () => {
    const keywords = Array.from({ length: 10_000 }, (_, at) => dataset(KEYWORD, `keyword ${at}`))
    return tiffWith({ 33723: { type: 7, bytes: Buffer.concat(keywords) } })
  },
  // One tag, its sub-directory, which is itself, and itself as the next.
  loopedExif: () =>
    jpegWith(APP1, latin1('Exif\0\0II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x08\0\0\0\x08\0\0\0')),
  nestedXml: () =>
    packedXmp(Buffer.from(xmpOf(`${'<dc:title>'.repeat(50_000)}${'</dc:title>'.repeat(50_000)}`))),
  entities: () => {
    const packet = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>${xmpOf(alt('dc:title', '&d;&d;&d;'))}`
    return jpegWith(APP1, Buffer.concat([latin1('http://ns.adobe.com/xap/1.0/\0'), Buffer.from(packet)]))
  },
  hostileTexts: () =>
    jpegWith(
      APP13,
      iptcSegment(
        Buffer.concat([
          dataset(TITLE, Buffer.concat([Buffer.from('<img onerror>\0\u202e'), Buffer.from('eda080', 'hex')])),
          dataset(CAPTION, `=cmd|'/c calc'!A0`),
        ]),
      ),
    ),
  shiftJis: () => jpegWith(APP13, iptcSegment(dataset(TITLE, Buffer.from('938c8b9e', 'hex')))),
}
