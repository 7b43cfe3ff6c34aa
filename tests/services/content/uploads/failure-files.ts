import { BOMBS } from '../opening/made/bombs.ts'
import { MONSTERS } from '../opening/made/monsters.ts'
import { ODD_FILES } from '../opening/made/odd-files.ts'
import { REFUSED_FILES } from '../opening/made/refused-files.ts'
import { noise } from '../opening/opening.ts'

/** A file of one of the failures 10 to 22 of console-design.md, and what becomes of it. */
export interface FailureFile {
  failure: number
  input: string
  make: () => Buffer | Promise<Buffer>
  /** Null where it is taken. */
  refusal: { code: string; detail: string } | null
}

const taken = (failure: number, input: string, make: FailureFile['make']): FailureFile => ({
  failure,
  input,
  make,
  refusal: null,
})

const turned = () => noise().withMetadata({ orientation: 6 })

/** All of them, by failure. */
export const FAILURE_FILES: readonly FailureFile[] = [
  ...[...REFUSED_FILES, ...BOMBS].map(([failure, input, make, code, detail]) => ({
    ...{ failure, input, make },
    refusal: { code, detail },
  })),
  ...ODD_FILES.map(([failure, input, make]) => taken(failure, input, make)),
  taken(15, 'XMP that unpacks to 100 MB', MONSTERS.hugeXmp),
  taken(15, 'XMP of 2 MB', MONSTERS.largeXmp),
  taken(15, 'text that unpacks to 100 MB', MONSTERS.hugeText),
  taken(15, 'a profile of 50 MB', MONSTERS.hugeProfile),
  taken(15, '10,000 keywords', MONSTERS.manyKeywords),
  taken(15, 'EXIF that leads to itself', MONSTERS.loopedExif),
  taken(15, 'XML that nests 100,000 times', MONSTERS.nestedXml),
  taken(15, 'XML whose entities would fill the memory', MONSTERS.entities),
  taken(17, 'markup, NUL, a turn of writing, half a pair and a formula in its texts', MONSTERS.hostileTexts),
  taken(18, 'a title in Shift-JIS', MONSTERS.shiftJis),
  taken(19, 'a JPEG on its side', () => turned().jpeg().toBuffer()),
  taken(19, 'a TIFF on its side', () => turned().tiff().toBuffer()),
  taken(19, 'a WebP on its side', () => turned().webp().toBuffer()),
  taken(19, 'a PNG on its side', () => turned().png().toBuffer()),
  taken(20, 'a JPEG in Display P3', () => noise().withIccProfile('p3').jpeg().toBuffer()),
  taken(20, 'a JPEG in CMYK', () => noise().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()),
  taken(20, 'a JPEG in CMYK without its profile', () => noise().toColourspace('cmyk').jpeg().toBuffer()),
].toSorted((one, other) => one.failure - other.failure)
