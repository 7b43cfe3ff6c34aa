import { type ESTree, parseSync, Visitor } from 'vite'
import { testCallOf, wordsOf } from './test-call.ts'

/**
 * A test, or the walk of a machine, with the lines of the specification that it holds: `// Spec 2.14, 8.3`
 * above it.
 */
export interface Tagged {
  /** Where the test begins: `tests/journeys/search/search.spec.ts:5`. */
  at: string
  /** The titles of the groups around it, then its own. */
  title: string
  /** The numbers of the lines, such as `2.14`. */
  lines: readonly string[]
  /** A test that nobody runs holds nothing. */
  isSkipped: boolean
}

export interface Tags {
  tagged: readonly Tagged[]
  /** What is wrong with a tag, with its place. */
  faults: readonly string[]
}

/** What a tag may stand above. */
interface Place {
  start: number
  title: string
  isSkipped: boolean
}

const TAG = /^ Spec (\d+\.\d+(?:, \d+\.\d+)*)$/
const LIKE_A_TAG = /^\s*spec\b\W*\d/i
const HAS_TESTS = /\.(test|spec)\.tsx?$/
const HAS_WALKS = /(^|\/)walks\/(browser\/machines|fixtures)\/.+\.ts$/

/** Reads the tags of a file and what they stand above. */
export const readTags = (file: string, source: string): Tags => {
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const places = new Map(placesIn(file, source, program).map((place) => [lineOf(place.start), place]))

  const tagged: Tagged[] = []
  const faults: string[] = []
  for (const { value, type, start } of comments) {
    if (!LIKE_A_TAG.test(value)) continue
    const line = lineOf(start)
    const lines = type === 'Line' ? TAG.exec(value)?.[1]?.split(', ') : undefined
    const isAlone = source.slice(source.lastIndexOf('\n', start) + 1, start).trim() === ''
    const below = places.get(line + 1)
    if (!lines || !isAlone) faults.push(`${file}:${line} is not written as a tag: // Spec 2.14, 8.3`)
    else if (!below) faults.push(`${file}:${line} stands above no test`)
    else tagged.push({ at: `${file}:${line + 1}`, title: below.title, lines, isSkipped: below.isSkipped })
  }
  return { tagged, faults }
}

const placesIn = (file: string, source: string, program: ESTree.Program): Place[] => {
  const places: Place[] = []
  const around: { place: Place; end: number }[] = []
  /** Maps the one statement of a loop's body to the loop: the formatter puts a comment above the loop. */
  const loops = new Map<number, number>()
  const titleOf = (title: ESTree.Node) =>
    title.type === 'Literal'
      ? String(title.value)
      : source.slice(title.start, title.end).replace(/^`|`$/g, '')
  new Visitor({
    ForOfStatement: ({ start, body }) => {
      if (body.type === 'ExpressionStatement') loops.set(body.start, start)
    },
    ExpressionStatement: (node) => {
      const test = HAS_TESTS.test(file) ? testCallOf(node) : null
      if (!test) return
      const outer = around.at(-1)?.place
      const place = {
        start: loops.get(node.start) ?? node.start,
        title: [...(outer ? [outer.title] : []), titleOf(test.title)].join(' '),
        isSkipped: test.isSkipped || outer?.isSkipped === true,
      }
      around.push({ place, end: node.end })
      places.push(place)
    },
    'ExpressionStatement:exit': ({ end }) => {
      if (around.at(-1)?.end === end) around.pop()
    },
    ExportNamedDeclaration: ({ start, declaration }) => {
      if (!HAS_WALKS.test(file) || declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init && /walkOf$/i.test(wordsOf(init)[0] ?? ''))
          places.push({ start, title: `the walk of ${id.name}`, isSkipped: false })
    },
  }).visit(program)
  return places
}
