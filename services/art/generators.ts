import type { Finish } from './finish/finish.ts'
import { bauhaus } from './generators/bauhaus.ts'
import { birds } from './generators/birds.ts'
import { bloom } from './generators/bloom.ts'
import { botanical } from './generators/botanical.ts'
import { coastline } from './generators/coastline.ts'
import { colorField } from './generators/color-field.ts'
import { contour } from './generators/contour.ts'
import { cutouts } from './generators/cutouts.ts'
import { dunes } from './generators/dunes.ts'
import { facade } from './generators/facade.ts'
import { fog } from './generators/fog.ts'
import { forest } from './generators/forest.ts'
import { haze } from './generators/haze.ts'
import { ink } from './generators/ink.ts'
import { midCentury } from './generators/mid-century.ts'
import { mountains } from './generators/mountains.ts'
import { nightCity } from './generators/night-city.ts'
import { petals } from './generators/petals.ts'
import { portrait } from './generators/portrait.ts'
import { seascape } from './generators/seascape.ts'
import { skyline } from './generators/skyline.ts'
import { stillLife } from './generators/still-life.ts'
import { stillSea } from './generators/still-sea.ts'
import { textile } from './generators/textile.ts'
import { walker } from './generators/walker.ts'
import type { Generator } from './sheet.ts'

export const GENERATORS = {
  mountains,
  seascape,
  coastline,
  dunes,
  skyline,
  stillLife,
  botanical,
  birds,
  portrait,
  cutouts,
  midCentury,
  bauhaus,
  colorField,
  textile,
  contour,
  ink,
  petals,
  facade,
  forest,
  walker,
  fog,
  stillSea,
  haze,
  bloom,
  nightCity,
} satisfies Record<string, Generator>

export type GeneratorName = keyof typeof GENERATORS

/** What each is painted on or printed with. */
export const FINISHES: Record<GeneratorName, Finish> = {
  mountains: 'gouache',
  seascape: 'oil',
  coastline: 'gouache',
  dunes: 'riso',
  skyline: 'gouache',
  stillLife: 'gouache',
  botanical: 'drawing',
  birds: 'relief',
  portrait: 'gouache',
  cutouts: 'gouache',
  midCentury: 'riso',
  bauhaus: 'relief',
  colorField: 'oil',
  textile: 'oil',
  contour: 'drawing',
  ink: 'drawing',
  petals: 'relief',
  facade: 'gouache',
  forest: 'relief',
  walker: 'film',
  fog: 'film',
  stillSea: 'film',
  haze: 'film',
  bloom: 'film',
  nightCity: 'film',
}
