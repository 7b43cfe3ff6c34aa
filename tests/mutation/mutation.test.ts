import { beforeAll, describe, expect, test } from 'vitest'
import { toFailure } from '#machines/undo/failure.ts'
import { auth } from '#tests/walks/fixtures/auth.ts'
import { quantity } from '#tests/walks/fixtures/quantity.ts'
import { quickAdd } from '#tests/walks/fixtures/quick-add.ts'
import { undo } from '#tests/walks/fixtures/undo.ts'
import { tour } from '#tests/walks/walker/tour.ts'
import { walks } from '#tests/walks/walks.ts'
import { chartOf, machineOf } from './chart.ts'
import { addNegations } from './guards.ts'
import type { Fault } from './mutant.ts'
import { mutantsOf } from './mutants.ts'
import { findUnused, joinScores, LEAST, type Score, scoreOf, share } from './score.ts'
import { editsOf } from './source/edits.ts'
import { inSource } from './source/equivalent.ts'
import { compile, modulesOf, readSource } from './source/modules.ts'
import { sourceScoreOf } from './source/score.ts'
import { isKilled, trailsOf } from './trial.ts'

/**
 * Try one rule mutant in twelve: all of them take longer than a test run has. `npm run test:mutation` tries
 * them all.
 */
const EVERY = 12

const inWords = ({ where, what }: Fault) => `${where}: ${what}`

test.for(walks.map((walk) => [walk.name, walk] as const))(
  'the walks of %s find nothing wrong in an unchanged copy of it',
  ([, walk]) => {
    const same = machineOf(chartOf(walk.machine), addNegations(walk.machine))
    expect(isKilled(same, trailsOf(walk, tour(walk)))).toBe(false)
  },
)

describe('a mutant of a machine', () => {
  const scores: Score[] = []
  beforeAll(async () => {
    for (const walk of walks) scores.push(joinScores(scoreOf(walk), await sourceScoreOf(walk, EVERY)))
  }, 600_000)

  test.for(walks.map(({ name }) => name))('is told from %s by its walks, in 98 of 100 cases', (name) => {
    const ofMachine = scores.filter(({ machine }) => machine === name)
    const survivors = ofMachine.flatMap(({ survivors: alive }) => alive.map(inWords))
    expect(share(ofMachine), survivors.join('\n')).toBeGreaterThanOrEqual(LEAST)
  })

  test('is excused as equivalent only for a reason that still holds', () => {
    expect(findUnused(scores).filter((one) => !inSource.includes(one))).toEqual([])
  })
})

describe('a mutant of a rule', () => {
  const source = `import { given } from './given.ts'
export const isSame = (one: Item, other: Item | null): boolean =>
  other !== null && one.width >= other.width
const words = (name?: string) => ({ ...base, text: name ?? \`No \${one}\`, of: given(name, 'a name') })
export const of = (text: string) => (text.trim() === 'x' ? words(text) : null)
`
  test('is made in each way that the operators know, but not in types or in words that nobody hears', () => {
    expect(editsOf(source).map(({ where, what }) => `${where}: ${what}`)).toEqual([
      'isSame: takes the right of other !== null && one.width >= other.width',
      'isSame: takes the left of other !== null && one.width >= other.width',
      'isSame: puts === into other !== null',
      'isSame: puts > into one.width >= other.width',
      'words: drops ...base',
      `words: drops text: name ?? \`No \${one}\``,
      "words: drops of: given(name, 'a name')",
      `words: takes the right of name ?? \`No \${one}\``,
      `words: takes the left of name ?? \`No \${one}\``,
      'words: changes No ',
      "of: negates text.trim() === 'x'",
      "of: puts !== into text.trim() === 'x'",
      'of: leaves out the call of text.trim()',
      "of: changes 'x'",
    ])
  })

  test('is run in a fresh copy of each module that depends on it', async () => {
    const modules = await modulesOf(['undo/machine.ts', 'undo/failure.ts'])
    const edit = editsOf(readSource('undo/failure.ts')).find(({ what }) => what.startsWith('changes '))
    const [chart, failure] = modules.withSource('undo/failure.ts', compile(edit?.source ?? ''))
    expect(chart?.undoMachine).not.toBe(undo.machine)
    expect(failure?.toFailure).not.toBe(toFailure)
    const [same] = modules.withSource('undo/act.ts', compile(''))
    expect(same?.undoMachine).toBe(undo.machine)
  })

  test('survives when no event that would notice it is walked', async () => {
    const events = quickAdd.events.filter(({ type }) => type !== 'width.entered')
    const alone = await sourceScoreOf({ ...quickAdd, events })
    const whole = await sourceScoreOf(quickAdd)
    expect(share([whole])).toBeGreaterThanOrEqual(LEAST)
    expect(alone.killed).toBeLessThan(whole.killed)
  })
})

describe('the gate closes', () => {
  test('when a walk leaves out something that can happen', () => {
    const holed = { ...auth, events: auth.events.filter(({ type }) => type !== 'signOut.requested') }
    expect(share([scoreOf(auth)])).toBeGreaterThanOrEqual(LEAST)
    expect(share([scoreOf(holed)])).toBeLessThan(LEAST)
  })

  test('when only transitions are walked and not every outcome', () => {
    expect(share([scoreOf(quantity, tour(quantity))])).toBeLessThan(LEAST)
  })
})

test('a mutant that loops for ever is stopped, and counts as noticed', () => {
  const trails = trailsOf(quickAdd, tour(quickAdd))
  const circling = mutantsOf(quickAdd.machine).filter(
    ({ where, what }) => where.startsWith('choice.choosing.') && what.startsWith('drops guard is'),
  )
  expect(circling.map(inWords)).toEqual([
    'choice.choosing.incomplete, always: drops guard isComplete',
    'choice.choosing.ready, always: drops guard isIncomplete',
  ])
  for (const mutant of circling) expect(isKilled(mutant.build(), trails)).toBe(true)
})
