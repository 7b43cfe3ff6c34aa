import sharp, { type Sharp } from 'sharp'
import { drawArtwork } from './draw.ts'
import type { Recipe } from './recipe.ts'

/** The work as pixels, `width` across. */
export const rasterOf = (recipe: Recipe, width: number): Sharp =>
  sharp(Buffer.from(drawArtwork(recipe, width))).flatten({ background: '#ffffff' })
