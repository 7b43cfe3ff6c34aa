import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { alt, bag, dataset, IN_UTF8, iptcSegment, withSegment, xmpOf, xmpSegment } from './made/jpeg.ts'
import { MONSTERS } from './made/monsters.ts'
import { packed, pngChunk, withChunks } from './made/png.ts'
import { makeTiff, type TiffTag } from './made/tiff.ts'
import { noise, openStudio, type Studio } from './opening.ts'

let studio: Studio
let jpeg: Buffer
let png: Buffer
beforeAll(async () => {
  studio = openStudio()
  jpeg = await noise().jpeg().toBuffer()
  png = await noise().png().toBuffer()
})

const APP1 = 0xe1
const APP13 = 0xed
const TITLE = 5
const BY_LINE = 80
const COPYRIGHT = 116
const CAPTION = 120

const withXmp = (elements: string) => withSegment(jpeg, APP1, xmpSegment(elements))
const withIptc = (...datasets: Buffer[]) => withSegment(jpeg, APP13, iptcSegment(Buffer.concat(datasets)))
const described = async (bytes: Buffer) => (await studio.open(bytes)).described
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const text = (value: string): TiffTag => ({ type: 2, bytes: Buffer.from(`${value}\0`) })
const inUtf16 = (value: string): TiffTag => ({ type: 1, bytes: Buffer.from(`${value}\0`, 'utf16le') })

describe('a picture says of itself', () => {
  test('all that XMP has', async () => {
    const bytes = withXmp(
      [
        alt('dc:title', 'Étude &amp; fugue'),
        alt('dc:description', 'First line\nsecond line'),
        '<dc:creator><rdf:Seq><rdf:li>Ana</rdf:li><rdf:li>Bob</rdf:li></rdf:Seq></dc:creator>',
        bag('dc:subject', 'sea', ' sea ', 'ship', ''),
        alt('dc:rights', '© 2026 Ana'),
        '<photoshop:Credit>An agency</photoshop:Credit>',
        '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>',
      ].join(''),
    )
    const opened = await studio.open(bytes)
    expect(opened.described).toEqual({
      title: { value: 'Étude & fugue', origin: 'XMP' },
      caption: { value: 'First line\nsecond line', origin: 'XMP' },
      creator: { value: 'Ana, Bob', origin: 'XMP' },
      keywords: { value: ['sea', 'ship'], origin: 'XMP' },
      rights: { value: '© 2026 Ana', origin: 'XMP' },
      credit: { value: 'An agency', origin: 'XMP' },
      digitalSource: { value: 'trainedAlgorithmicMedia', origin: 'XMP' },
    })
    expect(opened.isMadeByAi).toBe(true)
  })

  test.each([
    ['compositeWithTrainedAlgorithmicMedia', true],
    ['digitalCapture', false],
    ['algorithmicMedia', false],
  ])('whether a program made it: %s', async (source, isMadeByAi) => {
    const bytes = withXmp(
      `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>`,
    )
    expect(await studio.open(bytes)).toMatchObject({ isMadeByAi })
  })

  test('the default of its languages', async () => {
    const title =
      '<dc:title><rdf:Alt><rdf:li xml:lang="de">Meer</rdf:li><rdf:li xml:lang="x-default">Sea</rdf:li></rdf:Alt></dc:title>'
    expect(await described(withXmp(title))).toEqual({ title: { value: 'Sea', origin: 'XMP' } })
  })

  test('XMP first, then IPTC, then EXIF, each text by itself', async () => {
    const iptc = iptcSegment(Buffer.concat([IN_UTF8, dataset(TITLE, 'Of IPTC'), dataset(CAPTION, 'Of IPTC')]))
    const exif = await sharp(jpeg)
      .withExif({ IFD0: { ImageDescription: 'Of EXIF', Artist: 'Of EXIF', Copyright: 'Of EXIF' } })
      .jpeg()
      .toBuffer()
    const bytes = withSegment(withSegment(exif, APP13, iptc), APP1, xmpSegment(alt('dc:title', 'Of XMP')))
    expect(await described(bytes)).toEqual({
      title: { value: 'Of XMP', origin: 'XMP' },
      caption: { value: 'Of IPTC', origin: 'IPTC' },
      creator: { value: 'Of EXIF', origin: 'EXIF' },
      rights: { value: 'Of EXIF', origin: 'EXIF' },
    })
  })

  test('the same in PNG, WebP and TIFF', async () => {
    const packet = Buffer.from(xmpOf(alt('dc:title', 'Nahð')))
    const inPng = withChunks(png, pngChunk('iTXt', packed('XML:com.adobe.xmp\0\x01\0\0\0', packet)))
    const inWebp = await noise().withXmp(packet.toString()).webp().toBuffer()
    const inTiff = makeTiff({
      width: 200,
      height: 200,
      photometric: 1,
      bits: [8],
      pixels: Buffer.alloc(40_000),
      tags: {
        270: text('A caption'),
        315: text('Zoë'),
        700: { type: 1, bytes: packet },
        33723: { type: 7, bytes: Buffer.concat([IN_UTF8, dataset(COPYRIGHT, '© Zoë')]) },
        40094: inUtf16('sea; ship'),
      },
    })
    const title = { value: 'Nahð', origin: 'XMP' }
    expect(await described(inPng)).toEqual({ title })
    expect(await described(inWebp)).toEqual({ title })
    expect(await described(inTiff)).toEqual({
      title,
      caption: { value: 'A caption', origin: 'EXIF' },
      creator: { value: 'Zoë', origin: 'EXIF' },
      keywords: { value: ['sea', 'ship'], origin: 'EXIF' },
      rights: { value: '© Zoë', origin: 'IPTC' },
    })
  })

  test('nothing where it has none', async () => {
    expect(await described(jpeg)).toEqual({})
  })
})

describe('texts are right in each encoding:', () => {
  // Failure 18 of console-design.md
  test.each<[string, Buffer[], string]>([
    ['UTF-8 that is declared', [IN_UTF8, dataset(TITLE, 'Müller – 東京')], 'Müller – 東京'],
    ['UTF-8 that is not', [dataset(TITLE, 'Müller – 東京')], 'Müller – 東京'],
    ['Latin-1', [dataset(TITLE, latin1('Müller à Köln'))], 'Müller à Köln'],
    ['Windows-1252', [dataset(TITLE, latin1('M\xfcller \x96 \x93K\xf6ln\x94 \x80'))], 'Müller – “Köln” €'],
  ])('%s', async (_, datasets, value) => {
    expect(await described(withIptc(...datasets))).toEqual({ title: { value, origin: 'IPTC' } })
  })

  test.each([
    ['Shift-JIS', Buffer.from('938c8b9e', 'hex')],
    ['Mac Roman', latin1('M\x9fller')],
    ['what claims to be UTF-8', latin1('\xff\xfe\xfd')],
  ])('and %s ends no upload', async (_, bytes) => {
    await expect(described(withIptc(dataset(TITLE, bytes)))).resolves.toBeDefined()
    await expect(described(withIptc(IN_UTF8, dataset(TITLE, bytes)))).resolves.toBeDefined()
  })
})

describe('texts are plain and bounded:', () => {
  // Failures 15 and 17 of console-design.md
  test('markup is text, and so is a formula', async () => {
    const datasets = [dataset(TITLE, '<img src=x onerror=alert(1)>'), dataset(CAPTION, `=cmd|'/c calc'!A0`)]
    expect(await described(withIptc(...datasets))).toEqual({
      title: { value: '<img src=x onerror=alert(1)>', origin: 'IPTC' },
      caption: { value: `=cmd|'/c calc'!A0`, origin: 'IPTC' },
    })
  })

  test('control characters, halves of pairs and turns of writing are left out', async () => {
    const turned = 'a\u202eb\u2066c\u2069'
    const datasets = [
      dataset(TITLE, Buffer.concat([Buffer.from('a\0b\x07c\u0085 ', 'utf8'), Buffer.from('eda080', 'hex')])),
      dataset(CAPTION, `one\r\ntwo\tthree${turned}`),
      dataset(BY_LINE, '\0\x01'),
    ]
    const { title, caption, creator } = await described(withIptc(IN_UTF8, ...datasets))
    expect(title?.value).toMatch(/^abc/)
    expect(title?.value.isWellFormed()).toBe(true)
    expect(caption?.value).toBe('one\ntwo\tthreeabc')
    expect(creator).toBeUndefined()
  })

  test('a long one is cut with a note, and never within a character', async () => {
    const long = withXmp(
      alt('dc:title', `${'x'.repeat(499)}🎨🎨`) +
        alt('dc:description', 'y'.repeat(30_000)) +
        bag('dc:creator', 'z'.repeat(600)) +
        bag('dc:subject', 'k'.repeat(250), 'short'),
    )
    expect(await described(long)).toEqual({
      title: { value: 'x'.repeat(499), origin: 'XMP', note: 'Shortened to 500 characters.' },
      caption: { value: 'y'.repeat(20_000), origin: 'XMP', note: 'Shortened to 20,000 characters.' },
      creator: { value: 'z'.repeat(500), origin: 'XMP', note: 'Shortened to 500 characters.' },
      keywords: {
        value: ['k'.repeat(200), 'short'],
        origin: 'XMP',
        note: 'Shortened to 200 characters each.',
      },
    })
  })

  test('of 10,000 keywords, 300 stay', async () => {
    const bytes = MONSTERS.manyKeywords()
    const { keywords: said } = await described(bytes)
    expect(said).toMatchObject({ origin: 'IPTC', note: 'The first 300 of 10,000.' })
    expect(said?.value.slice(0, 2)).toEqual(['keyword 0', 'keyword 1'])
    expect(said?.value).toHaveLength(300)
  })
})

describe('what is monstrous is passed over, within five seconds:', () => {
  const within5s = async (make: () => Buffer | Promise<Buffer>) => {
    const bytes = await make()
    const begun = performance.now()
    const opened = await studio.open(bytes)
    expect(performance.now() - begun).toBeLessThan(5_000)
    return opened
  }
  const unread = { title: { value: '', origin: 'XMP', note: 'Its XMP is too large to read.' } }

  test('XMP that unpacks to 100 MB', async () => {
    expect((await within5s(MONSTERS.hugeXmp)).described).toEqual(unread)
  })

  test('XMP of 2 MB', async () => {
    expect((await within5s(MONSTERS.largeXmp)).described).toEqual(unread)
  })

  test('text that unpacks to 100 MB', async () => {
    expect((await within5s(MONSTERS.hugeText)).described).toEqual({})
  })

  test('a profile of 50 MB', async () => {
    expect((await within5s(MONSTERS.hugeProfile)).profile).toBe('Unnamed profile')
  })

  test('EXIF whose directories lead to one another', async () => {
    expect((await within5s(MONSTERS.loopedExif)).described).toEqual({})
  })

  test('XML that nests 100,000 times', async () => {
    expect((await within5s(MONSTERS.nestedXml)).described).toEqual(unread)
  })

  test('XML whose entities would fill the memory', async () => {
    const { described } = await within5s(MONSTERS.entities)
    expect(described.title?.value ?? '').not.toContain('aaaa')
  })
})
