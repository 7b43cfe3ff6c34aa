import type { OriginalFormat } from '#machines/lifecycles/original.ts'
import { type Kind, refuseKind, refuseUnknown } from '../words.ts'
import type { Bytes } from './bytes.ts'

/** What names the kind of a file, or whose text does, stands within this many bytes. */
const HEAD = 4_096

interface Signature<T> {
  kind: T
  /** One character a byte. */
  starts: string
  at?: number
}

const TAKEN: readonly Signature<OriginalFormat>[] = [
  { kind: 'jpeg', starts: '\xff\xd8\xff' },
  { kind: 'png', starts: '\x89PNG\r\n\x1a\n' },
  { kind: 'webp', starts: 'WEBP', at: 8 },
  { kind: 'tiff', starts: 'II*\0' },
  { kind: 'tiff', starts: 'MM\0*' },
  { kind: 'tiff', starts: 'II+\0' },
  { kind: 'tiff', starts: 'MM\0+' },
]

/** Cameras whose files begin as a TIFF or have a beginning of their own. */
const RAW: readonly Signature<Kind>[] = [
  { kind: 'RAW', starts: 'CR\x02', at: 8 },
  { kind: 'RAW', starts: 'ftypcrx ', at: 4 },
  { kind: 'RAW', starts: 'FUJIFILMCCD-RAW' },
  { kind: 'RAW', starts: 'IIRO' },
  { kind: 'RAW', starts: 'IIRS' },
  { kind: 'RAW', starts: 'MMOR' },
  { kind: 'RAW', starts: 'IIU\0' },
  { kind: 'RAW', starts: 'FOVb' },
]

const OTHERS: readonly Signature<Kind>[] = [
  { kind: 'GIF', starts: 'GIF8' },
  { kind: 'PSD', starts: '8BPS' },
  { kind: 'ZIP', starts: 'PK\x03\x04' },
  { kind: 'gzip', starts: '\x1f\x8b' },
  { kind: 'BMP', starts: 'BM' },
  { kind: 'JPEG XL', starts: '\xff\x0a' },
  { kind: 'JPEG XL', starts: 'JXL ', at: 4 },
  { kind: 'JPEG 2000', starts: 'jP  ', at: 4 },
  { kind: 'JPEG 2000', starts: '\xff\x4f\xff\x51' },
  { kind: 'EPS', starts: '%!PS' },
]

/** Brands of the container that HEIC, AVIF and videos share, as its fifth to twelfth byte name them. */
const BRANDS: readonly [RegExp, Kind][] = [
  [/^ftypavi[fs]/, 'AVIF'],
  [/^ftyp(hei|hev|mif1|msf1)/, 'HEIC'],
  [/^ftyp/, 'video'],
]

/** What is told by its text, which may begin late. */
const TEXTS: readonly [RegExp, Kind][] = [
  [/%PDF-/, 'PDF'],
  [/<svg[\s>]/i, 'SVG'],
  [/<(!doctype html|html|head|body|script)[\s>]/i, 'HTML'],
]

/** Tells what a file is by its content. Throws PictureRefused for all that is not taken. */
export async function recognize(bytes: Bytes): Promise<OriginalFormat> {
  const head = (await bytes.read(0, HEAD)).toString('latin1')
  const raw = find(RAW, head)
  if (raw) throw refuseKind(raw)
  const taken = find(TAKEN, head)
  if (taken) return taken
  const other = find(OTHERS, head) ?? match(BRANDS, head.slice(4, 12)) ?? match(TEXTS, head)
  throw other ? refuseKind(other) : refuseUnknown()
}

const find = <T>(signatures: readonly Signature<T>[], head: string): T | undefined =>
  signatures.find(({ starts, at = 0 }) => head.startsWith(starts, at))?.kind

const match = (patterns: readonly [RegExp, Kind][], text: string): Kind | undefined =>
  patterns.find(([pattern]) => pattern.test(text))?.[1]
