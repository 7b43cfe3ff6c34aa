import type { ChartState } from './describe.ts'
import { TITLE, transitionInWords, WORDS, widthOf } from './text.ts'

/** What a state's box says at its top, and the room that takes. */
export const PADDING = { x: 12, y: 8 }

export const titleOf = ({ name, tags }: ChartState): string =>
  [name, ...tags.map((tag) => `#${tag}`)].join(' ')

const rowsOf = ({ activities, stays }: ChartState): string[] => [
  ...activities,
  ...stays.map(transitionInWords),
]

export const headWidthOf = (state: ChartState): number =>
  Math.max(72, widthOf(titleOf(state), TITLE) + 4, ...rowsOf(state).map((text) => widthOf(text, WORDS))) +
  2 * PADDING.x

export const headHeightOf = (state: ChartState): number =>
  2 * PADDING.y + TITLE.line + rowsOf(state).length * WORDS.line + (rowsOf(state).length > 0 ? 4 : 0)
