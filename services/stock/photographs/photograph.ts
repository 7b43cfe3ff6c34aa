import type { Recipe } from '#services/art/recipe.ts'
import type { Composition, LicenseModel, Mood, NumberOfPeople, Orientation } from '../contract.ts'

/** A made photograph as the stock source keeps it. */
export interface Photograph {
  /** Digits, as Getty's are. */
  id: string
  title: string
  caption: string
  artist: string
  keywords: readonly string[]
  recipe: Recipe
  /** Pixels of the file that is sold. */
  width: number
  height: number
  orientation: Orientation
  compositions: readonly Composition[]
  people: NumberOfPeople
  moods: readonly Mood[]
  /** Predominant colours, hex, the leading one first. */
  colors: readonly string[]
  license: LicenseModel
  createdAt: Date
  /** The highest is the most popular. */
  popularity: number
}
