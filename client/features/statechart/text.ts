import type { ChartTransition } from './describe.ts'

/** How large the words of a chart are drawn, in pixels. */
export const TITLE = { size: 14, line: 20 }
export const WORDS = { size: 12, line: 16 }

const LONGEST = 24

const WIDTHS: readonly [RegExp, number][] = [
  [/[ijl.,:;'|! ]/, 0.28],
  [/[frtI()[\]/-]/, 0.38],
  [/[mwMW@→]/, 0.88],
  [/[A-Z#]/, 0.69],
]
const OTHER = 0.59

/** About how wide a line of Inter is: the layout is the same in a browser and without one. */
export const widthOf = (text: string, { size }: { size: number }): number =>
  [...text].reduce((sum, character) => sum + widthOfCharacter(character), 0) * size

const widthOfCharacter = (character: string) =>
  WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER

/** One line of a transition's label. */
export interface Line {
  text: string
  part: 'event' | 'guard' | 'actions'
}

/** `event`, `[guard]` and `/ actions`, each on lines of its own. */
export const linesOf = ({ event, guard, actions }: ChartTransition): Line[] => [
  ...(event ? [{ text: event, part: 'event' as const }] : []),
  ...(guard ? [{ text: `[${guard}]`, part: 'guard' as const }] : []),
  ...wrap(actions).map((text) => ({ text, part: 'actions' as const })),
]

const wrap = (actions: readonly string[]): string[] => {
  const lines: string[] = []
  for (const [index, action] of actions.entries()) {
    const word = index < actions.length - 1 ? `${action},` : action
    const last = lines.at(-1)
    if (last === undefined) lines.push(`/ ${word}`)
    else if (`${last} ${word}`.length <= LONGEST) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`  ${word}`)
  }
  return lines
}

/** `signIn.submitted [isKnown] / keepSession`: a whole transition on one line. */
export const transitionInWords = ({ event, guard, actions }: ChartTransition): string =>
  [event, guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`].filter(Boolean).join(' ')

/** The id of a state without the machine's own name. */
export const placeOf = (id: string): string =>
  id.includes('.') ? id.slice(id.indexOf('.') + 1) : '(anywhere)'

/** The whole transition on one line, and where it leads. */
export const leadsInWords = (transition: ChartTransition): string => {
  const targets = transition.targets.map(placeOf).join(', ')
  return `${transitionInWords(transition) || 'at once'} ${targets ? `→ ${targets}` : '(stays)'}`
}

/** Room around the words of a label. */
export const LABEL = { x: 6, y: 3 }

export const labelWidthOf = (transition: ChartTransition): number =>
  Math.max(...linesOf(transition).map(({ text }) => widthOf(text, WORDS)), 0) + 2 * LABEL.x

export const labelHeightOf = (transition: ChartTransition): number =>
  linesOf(transition).length * WORDS.line + 2 * LABEL.y
