import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.ts'
import { askForAdvisories } from './advisories.ts'
import { type Licences, licencesOf } from './licences.ts'

/**
 * `npm run audit`: prints the licences of all packages and the known advisories against them. Exits with 1
 * for a licence that nobody has accepted (licences.ts) and for an advisory. Says so when the registry does
 * not answer.
 */
const writeLines = (group: Licences['shipped']) =>
  [...group]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([licence, names]) => {
      const few = names.length <= 3 ? `  ${names.join(', ')}` : ''
      return `${`${names.length}`.padStart(5)}  ${licence}${few}`
    })
    .join('\n')

const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
const { shipped, development, refused } = licencesOf(lock)
console.log(`Licences of what is installed with the shop:\n${writeLines(shipped)}`)
console.log(`\nLicences of what its development alone needs:\n${writeLines(development)}`)
for (const each of refused) console.log(`✗ not accepted: ${each}`)

const advisories = await askForAdvisories(root)
if ('unanswered' in advisories)
  console.log(`\nAdvisories: not known, as the registry does not tell them here.\n  ${advisories.unanswered}`)
else {
  console.log(`\nAdvisories: ${advisories.known.length}`)
  for (const { package: name, severity, titles } of advisories.known)
    console.log(`✗ ${name} (${severity}): ${titles.join('; ')}`)
}
const isClean = refused.length === 0 && ('unanswered' in advisories || advisories.known.length === 0)
process.exitCode = isClean ? 0 : 1
