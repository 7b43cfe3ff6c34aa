import type { GeneratorName } from './generators.ts'
import type { Recipe } from './recipe.ts'
import { createSpread } from './spread.ts'

/** What a generator can draw, named as often as it suits. */
export const KINDS = {
  mountains: ['ridges', 'peak', 'lake', 'ridges', 'peak'],
  seascape: ['light', 'swell', 'weather', 'sails', 'light', 'weather', 'sails'],
  coastline: ['cliffs', 'cove', 'stacks', 'lighthouse', 'marram'],
  dunes: ['dunes', 'mesa', 'dunes'],
  forest: ['birches', 'firs', 'tree', 'firs', 'birches'],
  skyline: ['hillside', 'towers', 'roofs'],
  stillLife: ['pots', 'flowers', 'fruit', 'flowers', 'pots'],
  petals: ['dahlia', 'meadow', 'dahlias', 'meadow'],
  facade: ['arcade', 'steps', 'window', 'doorway'],
  /** How many people walk there. */
  walker: ['one', 'two', 'one', 'three'],
  stillSea: ['rocks', 'posts', 'horizon', 'island', 'posts'],
} as const satisfies Partial<Record<GeneratorName, readonly [string, ...string[]]>>

type Many = keyof typeof KINDS
export type Kind = (typeof KINDS)[Many][number]

/** What the picture of a recipe shows; null where its generator draws one thing only. */
export function kindOf({ generator, seed, hand }: Pick<Recipe, 'generator' | 'seed' | 'hand'>): Kind | null {
  if (!(generator in KINDS)) return null
  const [first, ...others]: readonly Kind[] = KINDS[generator as Many]
  return first ? createSpread(seed, hand).pick([first, ...others]) : null
}
