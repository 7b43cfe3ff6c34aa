import { describe, expect, test } from 'vitest'
import { compareWalk, findPortsWithout } from './contract/contract.ts'
import { contracts, waiting } from './contract/contracts.ts'
import { walks } from './walks.ts'

const walked = walks.filter(({ name }) => waiting[name] === undefined)

test('each port of a machine has a contract, and nothing else has one', () => {
  expect(walked.flatMap(findPortsWithout)).toEqual([])
})

describe.for(walked.filter(({ name }) => name in contracts).map((walk) => [walk.name, walk] as const))(
  '%s',
  ([, walk]) => {
    test('has examples of all that its ports can hear in the shop, and of nothing else', async () => {
      const compared = await compareWalk(walk)
      expect(compared.flatMap(({ port, holes }) => holes.map((hole) => `${port}: ${hole}`))).toEqual([])
    })
  },
)
