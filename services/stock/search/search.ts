import type { Size } from '../contract.ts'
import type { Photograph } from '../photographs/photograph.ts'
import { looksLike } from './color.ts'
import type { Wanted } from './parameters.ts'
import { askedWords, holds, parsePhrase, type Texts, textsOf } from './phrase.ts'
import { wordsOf } from './words.ts'

/** A photograph with its words, cut once: title, artist, each keyword, caption. */
interface Entry {
  photograph: Photograph
  texts: Texts
  titleWords: ReadonlySet<string>
}

export type Catalogue = readonly Entry[]

export const catalogueOf = (photographs: readonly Photograph[]): Catalogue =>
  photographs.map((photograph) => {
    const { title, artist, keywords, caption } = photograph
    const texts = textsOf([title, artist, ...keywords, caption].map(wordsOf))
    return { photograph, texts, titleWords: new Set(texts.lists[0]) }
  })

/** Finds all matches in order. A phrase that is an id finds that photograph. */
export function search(catalogue: Catalogue, query: Wanted): Photograph[] {
  const id = query.phrase.trim()
  const condition = parsePhrase(query.phrase)
  const found = catalogue.filter(
    ({ photograph, texts }) => passes(photograph, query) && (photograph.id === id || holds(condition, texts)),
  )
  return sortByOrder(found, query.sort_order, askedWords(condition))
}

function passes(photograph: Photograph, query: Wanted): boolean {
  const { color } = query
  const fitsChoice = <T>(chosen: readonly T[] | undefined, has: (value: T) => boolean) =>
    chosen === undefined || chosen.length === 0 || chosen.some(has)
  return (
    fitsChoice(query.orientations, (each) => each === photograph.orientation) &&
    fitsChoice(query.number_of_people, (each) => each === photograph.people) &&
    fitsChoice(query.compositions, (each) => photograph.compositions.includes(each)) &&
    fitsChoice(query.moods, (each) => photograph.moods.includes(each)) &&
    fitsChoice(query.graphical_styles, (each) => each === 'photography') &&
    fitsChoice(query.license_models, (each) => each === photograph.license) &&
    (query.minimum_size === undefined || pixelsOf(photograph) >= LEAST_PIXELS[query.minimum_size]) &&
    (color === undefined || photograph.colors.some((each) => looksLike(each, color)))
  )
}

const pixelsOf = ({ width, height }: Photograph): number => width * height

/** Getty names sizes without saying how large they are. */
const LEAST_PIXELS: Record<Size, number> = {
  x_small: 0,
  small: 0.25e6,
  medium: 2e6,
  large: 12e6,
  x_large: 16e6,
  xx_large: 21e6,
  vector: Number.POSITIVE_INFINITY,
}

function sortByOrder(found: Catalogue, order: Wanted['sort_order'], asked: readonly string[]): Photograph[] {
  const newest = (a: Entry, b: Entry) => Number(b.photograph.id) - Number(a.photograph.id)
  const popular = (a: Entry, b: Entry) => b.photograph.popularity - a.photograph.popularity || newest(a, b)
  const countTitleWords = ({ titleWords }: Entry) => asked.filter((word) => titleWords.has(word)).length
  const by = {
    newest,
    most_popular: popular,
    best_match: (a: Entry, b: Entry) => countTitleWords(b) - countTitleWords(a) || popular(a, b),
    // Shuffle, but the same from page to page.
    random: (a: Entry, b: Entry) =>
      (a.photograph.recipe.seed % 89) - (b.photograph.recipe.seed % 89) || newest(a, b),
  }[order]
  return [...found].sort(by).map(({ photograph }) => photograph)
}
