import { walks } from '#tests/walks/walks.ts'
import type { Equivalent } from './equivalent.ts'
import { findUnused, joinScores, LEAST, type Score, scoreOf, share } from './score.ts'
import { sourceScoreOf } from './source/score.ts'

/**
 * `npm run test:mutation`: puts one thing wrong at a time into a machine's chart and into the rules beside
 * it, and counts how many of those mutants the walks tell from the machine. `-- NAME` takes that machine
 * alone. Prints what survived, and why some mutants cannot be told from their machine.
 */
const percentInWords = (part: number): string => `${(100 * part).toFixed(1)}%`

const row = ({ machine, mutants, killed, excused }: Score) => ({
  machine,
  mutants,
  killed,
  equivalent: [...excused.values()].reduce((sum, count) => sum + count, 0),
  score: percentInWords(killed / mutants),
})

const inWords = ({ machine, where, what, reason }: Equivalent, count: number): string =>
  `${machine}${where ? `, ${where}` : ''}: ${what}${count > 1 ? ` (${count})` : ''}. ${reason}`

const names = process.argv.slice(2)
const chosen = walks.filter(({ name }) => names.length === 0 || names.includes(name))
const begun = performance.now()
const scores: Score[] = []
for (const walk of chosen) scores.push(joinScores(scoreOf(walk), await sourceScoreOf(walk)))
const seconds = ((performance.now() - begun) / 1_000).toFixed(1)

console.table(scores.map(row))
const total = share(scores)
console.log(
  `All together ${percentInWords(total)} in ${seconds} s; at least ${percentInWords(LEAST)} of each are asked for.`,
)

const survivors = scores.flatMap(({ machine, survivors: alive }) =>
  alive.map(({ where, what }) => `${machine}, ${where}: ${what}`),
)
if (survivors.length > 0) console.log(`\nSurvived:\n${survivors.join('\n')}`)

const reasons = scores.flatMap(({ excused }) => [...excused].map(([one, count]) => inWords(one, count)))
if (reasons.length > 0) console.log(`\nEquivalent, and not counted:\n${reasons.join('\n')}`)

const stale = names.length === 0 ? findUnused(scores) : []
if (stale.length > 0) {
  console.error(`\nNo longer needed:\n${stale.map((one) => inWords(one, 1)).join('\n')}`)
}
const isWeak = scores.length === 0 || scores.some((score) => share([score]) < LEAST)
if (isWeak || stale.length > 0) process.exitCode = 1
