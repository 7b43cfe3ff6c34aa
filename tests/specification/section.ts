/**
 * One statement of the specification that can be right or wrong, in a few words of our own. `waitsFor` names
 * what must be built before it can be tested, such as 'issue 14: uploads'.
 */
export type Line = string | { words: string; waitsFor: string }

/**
 * A section of the specification. Tests name its lines `<section>.<n>`, so a number never changes once given.
 */
export interface Section {
  section: number
  lines: Readonly<Record<number, Line>>
}
