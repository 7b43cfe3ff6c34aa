import type { ImageRecord } from '../record/image-record.ts'
import { wordsOf } from './words.ts'

/** PostgreSQL's weights: A is the heaviest. */
export type Weight = 'A' | 'B' | 'C' | 'D'

/** A text of an image as search compares it; no phrase crosses its end. */
export interface Text {
  words: readonly string[]
  weight: Weight
}

/** For all texts together. No caption is that long, and PostgreSQL keeps no position past 16,383. */
const MOST_WORDS = 8_000

/** Gathers an image's texts, the heaviest first. */
export function textsOf({ title, artist, keywords, caption }: ImageRecord): Text[] {
  let left = MOST_WORDS
  const text = (said: string, weight: Weight): Text => {
    const words = wordsOf(said).slice(0, left)
    left -= words.length
    return { words, weight }
  }
  return [
    text(title, 'A'),
    text(artist, 'B'),
    ...keywords.map((keyword) => text(keyword, 'C')),
    text(caption, 'D'),
  ]
}

export const wordsIn = (texts: readonly Text[]): string[] => [...new Set(texts.flatMap(({ words }) => words))]
