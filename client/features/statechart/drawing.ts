import type { ChartState, ChartTransition } from './describe.ts'

/** A chart with its places, in pixels from the drawing's upper left corner. */
export interface Drawing {
  width: number
  height: number
  /** Outer ones first, so that inner ones are drawn over them. */
  boxes: readonly Box[]
  arrows: readonly Arrow[]
  starts: readonly Place[]
  chart: ChartState
}

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

export interface Box extends Place {
  state: ChartState
}

export interface Arrow {
  id: string
  /** None for the arrow from a start to where a compound state begins. */
  transitions: readonly ChartTransition[]
  points: readonly Point[]
  label: Place | null
}

export interface Point {
  x: number
  y: number
}
