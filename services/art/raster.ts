import sharp, { type Sharp } from 'sharp'
import { drawArtwork, heightOf, unitsAcross } from './draw.ts'
import { finishOf } from './finish/finish.ts'
import { FINISHES } from './generators.ts'
import { PALETTES } from './palettes.ts'
import type { Recipe } from './recipe.ts'
import { currentOf } from './retired.ts'

/** The work as pixels, `width` across, on what it is painted on or printed with. */
export function rasterOf(kept: Recipe, width: number): Sharp {
  const recipe = currentOf(kept)
  const paper = PALETTES[recipe.palette].ground
  const surface = finishOf(
    FINISHES[recipe.generator],
    { width, height: heightOf(recipe, width), units: unitsAcross(recipe) },
    paper,
  )
  return sharp(Buffer.from(drawArtwork(recipe, width)))
    .flatten({ background: '#ffffff' })
    .composite(surface)
    .removeAlpha()
}
