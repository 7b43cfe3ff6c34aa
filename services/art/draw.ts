import { GENERATORS } from './generators.ts'
import { kindOf } from './kinds.ts'
import { PALETTES } from './palettes.ts'
import { seeded } from './random.ts'
import type { Recipe } from './recipe.ts'
import { currentOf } from './retired.ts'
import { n } from './sheet.ts'
import { createSpread } from './spread.ts'

const AREA = 1_000_000

/** Pictures of fewer pixels across are looked at for their colours and drawn as placeholders. */
const GLANCE = 100

/** The width of a work's sheet; its area is a million units. */
export const unitsAcross = ({ ratio }: Recipe): number => Math.sqrt(AREA * ratio)

/** Pixels down of a work that is `width` across. */
export const heightOf = ({ ratio }: Recipe, width: number): number => Math.round(width / ratio)

/** Draws the work as a whole SVG, `width` pixels wide; the recipe alone decides what is on it. */
export function drawArtwork(kept: Recipe, width = 1000): string {
  const recipe = currentOf(kept)
  const side = unitsAcross(recipe)
  const sheet = {
    width: side,
    height: side / recipe.ratio,
    palette: PALETTES[recipe.palette],
    random: seeded(recipe.seed),
    hand: seeded(recipe.hand),
    kind: kindOf(recipe),
    spread: createSpread(recipe.seed, recipe.hand, 1),
    detail: width < GLANCE ? ('glance' as const) : ('whole' as const),
  }
  const size = `viewBox="0 0 ${n(sheet.width)} ${n(sheet.height)}" width="${width}" height="${heightOf(recipe, width)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="none">${GENERATORS[recipe.generator](sheet)}</svg>`
}
