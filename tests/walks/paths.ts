import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { WalksReport } from '#graph/schema/walks/report.ts'
import { readBrowserReport } from './report/browser.ts'
import { writePage } from './report/html.ts'
import { jsonOf } from './report/json.ts'
import { holesIn, measure, type WalkedMachine } from './report/measure.ts'
import { rowOf, walkedInWords } from './report/table.ts'
import { writeGolden } from './walker/golden.ts'
import { walks } from './walks.ts'

/**
 * `npm run paths`: prints every machine, and how much of it each driver has walked; the browser's share comes
 * from the last browser walks. `-- --machine NAME` prints its paths in words, `-- --json` writes for
 * programs, `-- --html` a page with every statechart drawn, `-- --accept` the golden tables to be reviewed.
 * `-- --contract` prints instead what each port can hear in the shop, and which of it its walk has.
 */
const { values: options } = parseArgs({
  options: {
    machine: { type: 'string' },
    json: { type: 'boolean', default: false },
    html: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    contract: { type: 'boolean', default: false },
  },
})

const reports = join(import.meta.dirname, '..', '..', 'reports')

const chosen = walks.filter(({ name }) => options.machine === undefined || name === options.machine)
if (chosen.length === 0) {
  console.error(
    `There is no machine ${options.machine}. There are: ${walks.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

if (options.contract) {
  const { tellContract } = await import('./contract/telling.ts')
  process.exit((await tellContract(chosen)) > 0 ? 1 : 0)
}

const browser = await readBrowserReport(join(reports, 'walks-browser.json'))
const walked: { walk: (typeof walks)[number]; machine: WalkedMachine }[] = []
for (const walk of chosen) {
  walked.push({ walk, machine: await measure(walk, browser) })
  if (options.accept) await writeGolden(walk)
}

const report: WalksReport = {
  at: new Date().toISOString(),
  isOfBuild: false,
  machines: walked.map(({ machine }) => machine),
}
if (options.machine === undefined) {
  await mkdir(reports, { recursive: true })
  await writeFile(join(reports, 'paths.json'), JSON.stringify(report))
}

const inWords = ({ name, paths }: WalkedMachine) =>
  paths.map((path, index) => `${name}, path ${index + 1}\n${path}\n`).join('\n')

if (options.json)
  console.log(JSON.stringify({ machines: walked.map(({ walk, machine }) => jsonOf(walk, machine)) }, null, 2))
else if (options.machine === undefined) {
  console.table(report.machines.map(rowOf))
  for (const line of walkedInWords(report.machines)) console.log(line)
  if (!browser) console.log('The browser walks have not been run here: npm run test:walks')
} else console.log(report.machines.map(inWords).join('\n'))

if (options.html) console.error(`The report: ${await writePage(join(reports, 'paths'), report)}`)

const excuses = walked.flatMap(({ machine: { name, drivers } }) =>
  drivers.flatMap(({ driver, unreachable }) =>
    unreachable.map(({ key, reason }) => `${name}, ${driver}: ${key}\n   ${reason}`),
  ),
)
if (excuses.length > 0) console.error(`Cannot be walked, and why not:\n${excuses.join('\n')}`)

const holes = walked.flatMap(({ walk, machine: { name, drivers } }) =>
  drivers.flatMap((driver) =>
    holesIn(walk, driver, browser).map((key) => `${name}, ${driver.driver}: ${key}`),
  ),
)
if (holes.length > 0) {
  console.error(`Not walked:\n${holes.join('\n')}`)
  process.exitCode = 1
}
