import { COLORS, IMAGE_TYPES, ORIENTATIONS, STYLES } from '#services/shared/vocabulary.ts'
import { wordsOf } from '../index/words.ts'
import type { ImageRecord } from '../record/image-record.ts'

const MOST_KEYWORDS = 12

/** The filters beside the results offer these already, and most are words of the trade. */
const OFFERED: readonly string[] = [...ORIENTATIONS, ...IMAGE_TYPES, ...STYLES, ...COLORS]

export interface CommonKeyword {
  id: string
  label: string
  /** An image with the keyword, another one for each keyword while there are enough. */
  imageId: string
}

interface Counted {
  label: string
  imageIds: string[]
}

/**
 * Counts keywords that images share beyond the words that found them, most common first. It leaves out those
 * that all have, which would narrow nothing, and those that a filter offers. An image without keywords, as
 * imported ones often are, counts for its artist.
 */
export function findCommonKeywords(
  images: readonly Pick<ImageRecord, 'id' | 'keywords' | 'artist'>[],
  query: string,
): CommonKeyword[] {
  const asked = new Set(wordsOf(query))
  const counted = new Map<string, Counted>()
  for (const { id: imageId, keywords, artist } of images) {
    const own = new Map((keywords.length > 0 ? keywords : [artist]).map((label) => [idOf(label), label]))
    for (const [id, label] of own) {
      const known = counted.get(id)
      if (known) known.imageIds.push(imageId)
      else if (id.split(' ').some((word) => !asked.has(word)) && id !== '' && !offered.has(id))
        counted.set(id, { label, imageIds: [imageId] })
    }
  }
  const common = [...counted]
    .filter(([, { imageIds }]) => images.length === 1 || imageIds.length < images.length)
    .toSorted(([a, one], [b, other]) => other.imageIds.length - one.imageIds.length || (a < b ? -1 : 1))
    .slice(0, MOST_KEYWORDS)

  const shown = new Set<string>()
  return common.map(([id, { label, imageIds }]) => {
    const imageId = imageIds.find((one) => !shown.has(one)) ?? imageIds[0] ?? ''
    shown.add(imageId)
    return { id, label, imageId }
  })
}

const idOf = (label: string): string => wordsOf(label).join(' ')

const offered = new Set(OFFERED.map(idOf))
