import { GENERATORS, type GeneratorName } from './generators.ts'
import type { Recipe } from './recipe.ts'

/** Generators of earlier demonstrations, whose recipes a store still holds, and what is nearest to each. */
const RETIRED: Record<string, GeneratorName> = {
  bokeh: 'nightCity',
  terrazzo: 'cutouts',
  enso: 'ink',
  waves: 'contour',
  beach: 'coastline',
}

/** A kept recipe as it can be drawn today. Throws RangeError when its generator was never one. */
export function currentOf(recipe: Omit<Recipe, 'generator'> & { generator: string }): Recipe {
  const name =
    recipe.generator in GENERATORS ? (recipe.generator as GeneratorName) : RETIRED[recipe.generator]
  if (!name) throw new RangeError(`Nothing draws ${recipe.generator}`)
  return { ...recipe, generator: name }
}
