import type { GeneratorName } from '#services/art/generators.ts'
import type { Kind } from '#services/art/kinds.ts'
import type { ImageType, Style, Substrate } from '#services/shared/vocabulary.ts'

/** What is said of pictures, besides what holds for all of their generator. */
export interface Words {
  /** Each fits any title: without an article, or with "The". */
  nouns: readonly [string, ...string[]]
  keywords: readonly string[]
  captions: readonly [string, ...string[]]
}

/** True statements about the pictures of one generator. */
export interface Subject extends Words {
  type: ImageType
  people: 'with' | 'without'
  /** The first always holds; the others now and then. */
  styles: readonly [Style, ...Style[]]
  /** A letter for each shape, repeated as often as it suits: vertical, horizontal, square, panoramic. */
  shapes: string
  substrates: readonly Substrate[]
  /** What holds for some of its pictures only. */
  kinds: Partial<Record<Kind, Words>>
}

/** Subjects of some of the generators. */
export type Subjects = Partial<Record<GeneratorName, Subject>>

const FINE: readonly Substrate[] = ['canvas', 'acoustic panel', 'mural', 'acrylic']
const PHOTO: readonly Substrate[] = ['aluminum', 'acrylic', 'canvas', 'mural', 'window film']

type Told = Omit<Subject, 'type' | 'people' | 'substrates' | 'kinds'> & Partial<Subject>

export const fineArt = (subject: Told): Subject => ({
  type: 'fine art',
  people: 'without',
  substrates: FINE,
  kinds: {},
  ...subject,
})

export const photography = (subject: Told): Subject => ({
  type: 'photography',
  people: 'without',
  substrates: PHOTO,
  kinds: {},
  ...subject,
})

/** Writes the words of a kind: nouns and keywords parted by commas. */
export const words = (nouns: string, keywords: string, ...captions: [string, ...string[]]): Words => ({
  nouns: nouns.split(', ') as [string, ...string[]],
  keywords: keywords.split(', '),
  captions,
})
