import type { JudgedLine, Judgement } from './judge.ts'

const countOf = (lines: readonly JudgedLine[]): string => {
  const waiting = lines.filter(({ waitsFor }) => waitsFor !== null).length
  const held = lines.filter(({ waitsFor, tests }) => waitsFor === null && tests.length > 0).length
  return `${lines.length} lines: ${held} held, ${waiting} waiting, ${lines.length - held - waiting} without`
}

const printLine = ({ number, words, waitsFor, tests }: JudgedLine): string[] => [
  `${number.padEnd(6)} ${words}`,
  ...tests.map(({ at, title }) => `       ${at} ${title}`),
  ...(waitsFor === null ? [] : [`       waits for ${waitsFor}`]),
  ...(waitsFor === null && tests.length === 0 ? ['       no test'] : []),
]

/** Writes each line with its tests, by section, and the number of lines of each kind. */
export const printSpecification = ({ sections }: Judgement): string =>
  [
    ...sections.map(({ section, lines }) =>
      [`Section ${section}, ${countOf(lines)}`, '', ...lines.flatMap(printLine), ''].join('\n'),
    ),
    countOf(sections.flatMap(({ lines }) => lines)),
  ].join('\n')
