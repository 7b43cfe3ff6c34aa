import type { Tagged, Tags } from './read-tags.ts'
import type { Section } from './section.ts'

/** A line of the specification with the tests that would fail if it did not hold. */
export interface JudgedLine {
  /** The number that tests give: `2.14`. */
  number: string
  words: string
  waitsFor: string | null
  tests: readonly Tagged[]
}

export interface JudgedSection {
  section: number
  lines: readonly JudgedLine[]
}

export interface Judgement {
  sections: readonly JudgedSection[]
  /** In words, each reason why the specification is not held; empty when all is well. */
  faults: readonly string[]
}

/** Matches tests with the lines that they hold, and says what is missing or too much. */
export const judge = (sections: readonly Section[], { tagged, faults }: Tags): Judgement => {
  const judged = sections.map(({ section, lines }) => ({
    section,
    lines: Object.entries(lines).map(([n, line]) => {
      const number = `${section}.${n}`
      return {
        number,
        words: typeof line === 'string' ? line : line.words,
        waitsFor: typeof line === 'string' ? null : line.waitsFor,
        tests: tagged.filter((test) => !test.isSkipped && test.lines.includes(number)),
      }
    }),
  }))
  const lines = judged.flatMap((section) => section.lines)
  const known = new Set(lines.map(({ number }) => number))
  return {
    sections: judged,
    faults: [
      ...faults,
      ...tagged.flatMap(({ at, lines: named }) =>
        named
          .filter((number) => !known.has(number))
          .map((number) => `${at} names ${number}, which is no line`),
      ),
      ...lines.flatMap(({ number, words, waitsFor, tests: [first] }) => {
        if (waitsFor === null) return first ? [] : [`${number} has no test and waits for nothing: ${words}`]
        return first ? [`${number} still waits for ${waitsFor}, and has a test: ${first.at}`] : []
      }),
    ],
  }
}
