import type { InitialJavaScript } from './javascript.ts'
import type { Comparison } from './measure.ts'

/** By what is measured: a median time as a multiple of the calibration's, or a size in kB. */
export type Figures = Readonly<Record<string, number>>

export interface KeptFigures {
  /** The day, as 2026-11-27. */
  at: string
  /** Milliseconds that the calibration took then. */
  calibration: number
  figures: Figures
}

/** By so much a figure may be worse than the kept one: 0.2 is 20 %. */
export const TOLERANCE = 0.2

export const figuresOf = (
  comparisons: readonly Comparison[],
  javascript: readonly InitialJavaScript[],
  calibration: number,
): Figures =>
  Object.fromEntries([
    ...comparisons.flatMap(({ name, rest, graph }): [string, number][] => [
      [`${name}, REST`, round(rest.p50 / calibration)],
      [`${name}, graph`, round(graph.p50 / calibration)],
    ]),
    ...javascript.map(({ route, gzip }): [string, number] => [
      `JavaScript of ${route}, kB gzip`,
      round(gzip),
    ]),
  ])

const round = (figure: number) => Number(figure.toPrecision(4))

/** Says which figures are worse than the kept ones by more than the tolerance, and which are missing. */
export const findWorse = (kept: Figures, now: Figures): string[] =>
  Object.entries(kept).flatMap(([name, before]) => {
    const figure = now[name]
    if (figure === undefined) return [`${name}: was not measured; it was ${before}.`]
    const isWorse = figure > before * (1 + TOLERANCE)
    return isWorse
      ? [`${name}: ${figure} now, ${before} before (${inPercent(figure / before - 1)} worse).`]
      : []
  })

const inPercent = (share: number) => `${Math.round(share * 100)} %`
