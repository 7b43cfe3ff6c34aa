import type { Substrate } from '#services/shared/vocabulary.ts'

/** What one substrate is, in words that a buyer reads before choosing it. */
export interface SubstrateFacts {
  /** One line that stands beside its name. */
  line: string
  weight: string
  edge: string
  finish: string
  hanging: string
  /** Inches that its face stands off the wall. */
  depth: number
}

/** The one place where these words are written; labels and prices are in the price book. */
export const SUBSTRATE_FACTS: Readonly<Record<Substrate, SubstrateFacts>> = {
  print: {
    line: 'Archival ink on heavy cotton paper, ready for a frame.',
    weight: '310 gsm cotton rag',
    edge: 'Trimmed to the picture',
    finish: 'Matte',
    hanging: 'Ships rolled, for framing',
    depth: 0,
  },
  canvas: {
    line: 'Woven cotton over a wood frame, ready to hang.',
    weight: '400 gsm cotton canvas',
    edge: '1.5 in deep, wrapped',
    finish: 'Soft matte',
    hanging: 'Hanger on the back',
    depth: 1.5,
  },
  aluminum: {
    line: 'Color infused into brushed aluminum, crisp and thin.',
    weight: '0.045 in aluminum sheet',
    edge: 'Bare metal',
    finish: 'Satin, brushed',
    hanging: 'Floats 3/4 in off the wall',
    depth: 0.75,
  },
  acrylic: {
    line: 'Mounted behind clear acrylic, for the deepest color.',
    weight: '1/4 in cast acrylic',
    edge: 'Polished, clear',
    finish: 'High gloss',
    hanging: 'Floats 1/2 in off the wall',
    depth: 0.75,
  },
  'acoustic panel': {
    line: 'Thick felt that quiets the room it hangs in.',
    weight: '1 in recycled felt',
    edge: 'Square, gray felt',
    finish: 'Soft felt',
    hanging: 'Clips on the back',
    depth: 1,
  },
  mural: {
    line: 'Wallcovering printed in panels, edge to edge.',
    weight: '15 oz wallcovering',
    edge: 'Panels meet on the wall',
    finish: 'Matte',
    hanging: 'Pastes to the wall',
    depth: 0,
  },
  'window film': {
    line: 'Lets the light in and keeps the street out.',
    weight: '3 mil film',
    edge: 'Cut to the picture',
    finish: 'Translucent',
    hanging: 'Clings to clean glass',
    depth: 0,
  },
}
