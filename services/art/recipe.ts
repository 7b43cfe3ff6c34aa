import type { GeneratorName } from './generators.ts'
import type { PaletteName } from './palettes.ts'

/** All that is kept of a made artwork; the same recipe draws the same picture on every machine. */
export interface Recipe {
  generator: GeneratorName
  palette: PaletteName
  /** width / height */
  ratio: number
  /** What differs from work to work. */
  seed: number
  /** What an artist keeps from work to work. */
  hand: number
}
