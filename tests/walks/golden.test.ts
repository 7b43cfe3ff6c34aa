import { expect, test } from 'vitest'
import { mutantsOf } from '../mutation/mutants.ts'
import { register } from './fixtures/register.ts'
import { difference, goldenTable, readGolden } from './walker/golden.ts'
import { tour } from './walker/tour.ts'

test('a machine that is no longer as reviewed is told by its chart and by the path that shows it', async () => {
  const silent = mutantsOf(register.machine).find(({ what }) => what === 'drops announceRegistered')
  const walk = { ...register, machine: silent?.build() ?? register.machine }
  const words = difference(goldenTable(walk, tour(walk), []), await readGolden(register))
  expect(words).toMatch(
    /^submitting #pending\n(.+\n)*was: .+ registered \/ announceRegistered\nis: .+ registered\n/,
  )
  expect(words).toMatch(/\nWalk \d\n {3}begins in editing\n(.+\n)*was: +tells account\.registered .+\nis: /)
})
