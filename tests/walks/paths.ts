import { parseArgs } from 'node:util'
import { declaredTransitions, stateNodes } from '#machines/chart/transitions.ts'
import { cover, drivers, missing } from './walker/coverage.ts'
import { writeGolden } from './walker/golden.ts'
import { tour } from './walker/tour.ts'
import type { Walk } from './walker/walk.ts'
import { pathInWords } from './walker/words.ts'
import { walks } from './walks.ts'

/**
 * `npm run paths`: every machine, and how much of it is walked by which driver.
 * `-- --machine NAME` its paths in words, `-- --json` for programs, `-- --accept` writes the golden tables to be reviewed.
 */
const { values: options } = parseArgs({
  options: {
    machine: { type: 'string' },
    json: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
})

const measure = async (walk: Walk) => {
  const begun = performance.now()
  const paths = tour(walk)
  const transitions = declaredTransitions(walk.machine).length
  const covered: Record<string, number> = {}
  const lacking: Record<string, string[]> = {}
  for (const [name, create] of Object.entries(drivers)) {
    const taken = await cover(create, walk, paths)
    covered[name] = taken.size
    lacking[name] = missing(walk, taken)
  }
  if (options.accept) await writeGolden(walk, paths)
  return {
    machine: walk.name,
    states: stateNodes(walk.machine).length - 1,
    transitions,
    covered,
    missing: lacking,
    excused: Object.keys(walk.unreachable).length,
    paths,
    steps: paths.reduce((sum, { steps }) => sum + steps.length - 1, 0),
    milliseconds: Math.round(performance.now() - begun),
  }
}

type Measured = Awaited<ReturnType<typeof measure>>

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)}% (${part}/${whole})`

const row = ({ machine, states, transitions, covered, paths, steps, milliseconds }: Measured) => ({
  machine,
  states,
  transitions,
  ...Object.fromEntries(
    Object.entries(covered).map(([driver, taken]) => [driver, percent(taken, transitions)]),
  ),
  paths: paths.length,
  steps,
  ms: milliseconds,
})

const inWords = ({ machine, paths }: Measured) =>
  paths.flatMap((path, index) => [`${machine}, path ${index + 1}`, ...pathInWords(path), '']).join('\n')

const chosen = walks.filter(({ name }) => options.machine === undefined || name === options.machine)
if (chosen.length === 0) {
  console.error(
    `There is no machine ${options.machine}. There are: ${walks.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}
const measured: Measured[] = []
for (const walk of chosen) measured.push(await measure(walk))

if (options.json) {
  const report = measured.map((one) => ({ ...one, paths: one.paths.length }))
  console.log(JSON.stringify(report, null, 2))
} else if (options.machine === undefined) console.table(measured.map(row))
else console.log(measured.map(inWords).join('\n'))

const holes = measured.flatMap(({ machine, missing: lacking }) =>
  Object.entries(lacking).flatMap(([driver, keys]) => keys.map((key) => `${machine}, ${driver}: ${key}`)),
)
if (holes.length > 0) {
  console.error(`Not walked:\n${holes.join('\n')}`)
  process.exitCode = 1
}
