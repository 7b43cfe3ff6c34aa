import { expect, test } from 'vitest'
import { compareWalk, findPortsWithout } from './contract/contract.ts'
import { contracts, waiting } from './contract/contracts.ts'
import { walks } from './walks.ts'

const walked = walks.filter(({ name }) => waiting[name] === undefined)

test('each port of a machine has a contract, and nothing else has one', () => {
  expect(walked.flatMap(findPortsWithout)).toEqual([])
})

// Most of the time is waiting for services that do not answer.
test.concurrent.for(walked.filter(({ name }) => name in contracts).map((walk) => [walk.name, walk] as const))(
  '%s has examples of all that its ports can hear in the shop, and of nothing else',
  async ([, walk]) => {
    const compared = await compareWalk(walk)
    expect(compared.flatMap(({ port, holes }) => holes.map((hole) => `${port}: ${hole}`))).toEqual([])
  },
)
