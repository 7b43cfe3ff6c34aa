import { beforeAll, describe, expect, test } from 'vitest'
import { auth } from '#tests/walks/fixtures/auth.ts'
import { quantity } from '#tests/walks/fixtures/quantity.ts'
import { quickAdd } from '#tests/walks/fixtures/quick-add.ts'
import { tour } from '#tests/walks/walker/tour.ts'
import { walks } from '#tests/walks/walks.ts'
import { chartOf, machineOf } from './chart.ts'
import { withNegations } from './guards.ts'
import type { Mutant } from './mutant.ts'
import { mutantsOf } from './mutants.ts'
import { LEAST, type Score, scoreOf, share, unused } from './score.ts'
import { isKilled, trailsOf } from './trial.ts'

const inWords = ({ where, what }: Mutant) => `${where}: ${what}`

test.for(walks.map((walk) => [walk.name, walk] as const))(
  'no walk tells %s, put together anew with nothing wrong, from itself',
  ([, walk]) => {
    const same = machineOf(chartOf(walk.machine), withNegations(walk.machine))
    expect(isKilled(same, trailsOf(walk, tour(walk)))).toBe(false)
  },
)

describe('a machine with one thing wrong', () => {
  const scores: Score[] = []
  beforeAll(() => {
    scores.push(...walks.map((walk) => scoreOf(walk)))
  }, 180_000)

  test.for(walks.map(({ name }) => name))('is told from %s by its walks, in 98 of 100 cases', (name) => {
    const ofMachine = scores.filter(({ machine }) => machine === name)
    const survivors = ofMachine.flatMap(({ survivors: alive }) => alive.map(inWords))
    expect(share(ofMachine), survivors.join('\n')).toBeGreaterThanOrEqual(LEAST)
  })

  test('is held for the same as the right one only for a reason that still holds', () => {
    expect(unused(scores)).toEqual([])
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

test('a machine that goes round in circles is stopped, and counts as told', () => {
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
