import { bauhaus } from './generators/bauhaus.ts'
import { beach } from './generators/beach.ts'
import { birds } from './generators/birds.ts'
import { bokeh } from './generators/bokeh.ts'
import { botanical } from './generators/botanical.ts'
import { coastline } from './generators/coastline.ts'
import { colorField } from './generators/color-field.ts'
import { contour } from './generators/contour.ts'
import { cutouts } from './generators/cutouts.ts'
import { dunes } from './generators/dunes.ts'
import { enso } from './generators/enso.ts'
import { facade } from './generators/facade.ts'
import { forest } from './generators/forest.ts'
import { ink } from './generators/ink.ts'
import { midCentury } from './generators/mid-century.ts'
import { mountains } from './generators/mountains.ts'
import { petals } from './generators/petals.ts'
import { portrait } from './generators/portrait.ts'
import { seascape } from './generators/seascape.ts'
import { skyline } from './generators/skyline.ts'
import { stillLife } from './generators/still-life.ts'
import { terrazzo } from './generators/terrazzo.ts'
import { textile } from './generators/textile.ts'
import { walker } from './generators/walker.ts'
import { waves } from './generators/waves.ts'
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
  terrazzo,
  contour,
  waves,
  ink,
  enso,
  bokeh,
  petals,
  facade,
  forest,
  walker,
  beach,
} satisfies Record<string, Generator>

export type GeneratorName = keyof typeof GENERATORS
