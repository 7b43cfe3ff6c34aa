import ExifReader from 'exifreader'
import type { Blocks } from './blocks.ts'
import { tiffOf } from './tiff-of.ts'

/** The texts of one name, as a block has them; none where it does not say. */
export type Tags = (name: string) => string[]

const NONE: Tags = () => []
const IPTC_TAG = 33_723

/** Reads the tags of each block. A block that is damaged says nothing. */
export function readTags({ XMP, IPTC, EXIF }: Blocks): { XMP: Tags; IPTC: Tags; EXIF: Tags } {
  return {
    XMP: XMP ? tagsOf(() => ExifReader.load(XMP, { expanded: true }).xmp) : NONE,
    IPTC: IPTC
      ? tagsOf(
          () => ExifReader.load(tiffOf([{ tag: IPTC_TAG, bytes: IPTC, type: 1 }]), { expanded: true }).iptc,
        )
      : NONE,
    EXIF: EXIF ? tagsOf(() => ExifReader.load(EXIF, { expanded: true }).exif) : NONE,
  }
}

function tagsOf(load: () => object | undefined): Tags {
  try {
    const tags = new Map<string, unknown>(Object.entries(load() ?? {}))
    return (name) => textsOf(tags.get(name))
  } catch {
    return NONE
  }
}

/**
 * A tag, or several of one name, has a description; the values of XMP's lists and languages have theirs, of
 * which the default comes first.
 */
function textsOf(tag: unknown): string[] {
  if (Array.isArray(tag)) return tag.flatMap(textsOf)
  if (!isTag(tag)) return []
  const { value, description } = tag
  const items = Array.isArray(value) ? value.filter(isItem) : []
  if (items.length === 0) return typeof description === 'string' ? [description] : []
  const standard = items.filter(({ attributes }) => attributes.lang === 'x-default')
  return (standard.length > 0 ? standard : items).flatMap((item) =>
    typeof item.value === 'string' ? [item.value] : [],
  )
}

const isTag = (tag: unknown): tag is { value: unknown; description: unknown } =>
  typeof tag === 'object' && tag !== null && 'value' in tag && 'description' in tag

const isItem = (item: unknown): item is { value: unknown; attributes: { lang?: unknown } } =>
  typeof item === 'object' && item !== null && 'value' in item && 'attributes' in item
