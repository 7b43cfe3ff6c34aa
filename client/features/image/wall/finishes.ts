/** How each substrate ends at its edge, in inches. */
export interface Finish {
  /** Wood or metal around it. */
  frame: number
  frameColor: string
  /** Paper between frame and picture. */
  mat: number
  /** How far it stands off the wall, by its shadow. */
  depth: number
}

const plain: Finish = { frame: 0, frameColor: 'none', mat: 0, depth: 0 }

const FINISHES: Partial<Record<string, Finish>> = {
  print: { frame: 0.9, frameColor: '#2b2622', mat: 2, depth: 1.2 },
  canvas: { ...plain, depth: 1.6 },
  aluminum: { frame: 0.15, frameColor: '#b9bcc0', mat: 0, depth: 0.9 },
  acrylic: { frame: 0.25, frameColor: '#ffffff', mat: 0, depth: 1.3 },
  'acoustic panel': { frame: 0.3, frameColor: '#4a463f', mat: 0, depth: 2 },
  mural: plain,
  'window film': { frame: 1.2, frameColor: '#f4f4f2', mat: 0, depth: 0.2 },
}

/** What is on the wall itself ends where it ends. */
export const finishOf = (substrate: string): Finish => FINISHES[substrate] ?? plain
