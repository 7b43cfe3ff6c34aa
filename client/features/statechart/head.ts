import type { ChartState } from './describe.ts'
import { inOneLine, TITLE, WORDS, widthOf } from './text.ts'

/** What a state's box says at its top, and the room that takes. */
export const PADDING = { x: 12, y: 8 }

export const titleOf = ({ name, tags }: ChartState): string =>
  [name, ...tags.map((tag) => `#${tag}`)].join(' ')

const rows = ({ activities, stays }: ChartState): string[] => [...activities, ...stays.map(inOneLine)]

export const headWidth = (state: ChartState): number =>
  Math.max(72, widthOf(titleOf(state), TITLE) + 4, ...rows(state).map((text) => widthOf(text, WORDS))) +
  2 * PADDING.x

export const headHeight = (state: ChartState): number =>
  2 * PADDING.y + TITLE.line + rows(state).length * WORDS.line + (rows(state).length > 0 ? 4 : 0)
