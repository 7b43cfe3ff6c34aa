import type { GeneratorName } from '#services/art/generators.ts'
import type { ImageType, Style, Substrate } from '#services/shared/vocabulary.ts'

/** True statements about the pictures of one generator. */
export interface Subject {
  type: ImageType
  people: 'with' | 'without'
  /** The first always holds; the others now and then. */
  styles: readonly [Style, ...Style[]]
  /** A letter for each shape, repeated as often as it suits: vertical, horizontal, square, panoramic. */
  shapes: string
  /** Plural or uncountable nouns, which fit any title. */
  nouns: readonly [string, ...string[]]
  keywords: readonly string[]
  captions: readonly [string, ...string[]]
  substrates: readonly Substrate[]
}

/** Subjects of some of the generators. */
export type Subjects = Partial<Record<GeneratorName, Subject>>

const FINE: readonly Substrate[] = ['canvas', 'acoustic panel', 'mural', 'acrylic']
const PHOTO: readonly Substrate[] = ['aluminum', 'acrylic', 'canvas', 'mural', 'window film']

export const fineArt = (
  subject: Omit<Subject, 'type' | 'people' | 'substrates'> & Partial<Subject>,
): Subject => ({
  type: 'fine art',
  people: 'without',
  substrates: FINE,
  ...subject,
})

export const photography = (
  subject: Omit<Subject, 'type' | 'people' | 'substrates'> & Partial<Subject>,
): Subject => ({
  type: 'photography',
  people: 'without',
  substrates: PHOTO,
  ...subject,
})
