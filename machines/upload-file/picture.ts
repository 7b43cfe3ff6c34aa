/** What the shop says of files and pictures (services/content/uploads/contract.ts), as the graph names it. */

export type MetadataOrigin = 'XMP' | 'IPTC' | 'EXIF'

/** A text or list that the file says of itself. */
export interface Said<Value> {
  value: Value
  origin: MetadataOrigin
  /** What was done to it, such as 'Shortened to 500 characters.' */
  note: string | null
}

/** Null where the file does not say it. */
export interface Described {
  title: Said<string> | null
  caption: Said<string> | null
  creator: Said<string> | null
  keywords: Said<readonly string[]> | null
  rights: Said<string> | null
  credit: Said<string> | null
}

/** Inches, or pixels. */
export interface Extent {
  width: number
  height: number
}

export interface Opened {
  format: string
  pixels: Extent
  depth: number
  space: string
  /** Null where it has none. */
  profile: string | null
  /** The largest print, in inches. */
  print: Extent
  /** It has to be confirmed before it is sold. */
  isSmall: boolean
  isMadeByAi: boolean
  described: Described
}

/** A picture of the shop, or another file of this person, that a file is or looks like. */
export interface AlikePicture {
  image: string | null
  file: string | null
  name: string
  published: boolean
  thumb: string
  /** `named`: its local id is the file's name, so that the file is meant to replace its picture. */
  kind: 'same' | 'named' | 'near'
  distance: number
}

export interface FileView {
  id: string
  name: string
  /** Bytes, of the whole file and as received. */
  size: number
  offset: number
  sha256: string
  state: 'sending' | 'checking' | 'ready' | 'refused'
  /** Why it was refused, and what to do. */
  refusal: string | null
  opened: Opened | null
  alike: readonly AlikePicture[]
}

/** What is known of bytes before they are sent. */
export interface KnownFile {
  file: Pick<FileView, 'id' | 'state' | 'offset'> | null
  images: readonly AlikePicture[]
}
