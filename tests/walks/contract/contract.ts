import { stateNodesOf } from '#machines/chart/transitions.ts'
import type { Walk } from '../walker/walk.ts'
import { type Compared, compare } from './compare.ts'
import { contracts, waiting } from './contracts.ts'
import { HASTE, openShop } from './shop.ts'

export interface ComparedPort extends Compared {
  machine: string
  port: string
}

/** Lists the ports that a chart invokes. */
const portsOf = ({ machine }: Walk): string[] => [
  ...new Set(stateNodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id))),
]

const NOT_YET = 'not compared yet'

/** Lists ports that only the contract or only the walk has: holes, too. */
export const findPortsWithout = (walk: Walk): string[] => {
  const { name } = walk
  const [asked, told] = [portsOf(walk), Object.keys(contracts[name] ?? {})]
  return [
    ...asked.filter((port) => !told.includes(port)).map((port) => `${name}.${port}: ${NOT_YET}`),
    ...told.filter((port) => !asked.includes(port)).map((port) => `${name}.${port}: no walk answers it`),
  ]
}

export const compareWalk = async (walk: Walk): Promise<ComparedPort[]> => {
  const ports = Object.entries(contracts[walk.name] ?? {})
  if (ports.length === 0) return []
  const [patient, hasty] = await Promise.all([openShop(), openShop(HASTE)])
  try {
    const compared: ComparedPort[] = []
    for (const [port, contract] of ports)
      compared.push({
        machine: walk.name,
        port,
        ...(await compare({ patient, hasty }, walk, port, contract)),
      })
    return compared
  } finally {
    await Promise.all([patient.close(), hasty.close()])
  }
}

const AT_ONCE = 4

/** Compares every port of these machines, several machines at a time: most of the time is waiting. */
export const compareAll = async (walks: readonly Walk[]) => {
  const compared: ComparedPort[] = []
  const left = walks.filter(({ name }) => waiting[name] === undefined)
  const work = left[Symbol.iterator]()
  const run = async () => {
    for (const walk of work) compared.push(...(await compareWalk(walk)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
  return {
    compared: compared.toSorted((one, other) => one.machine.localeCompare(other.machine)),
    apart: left.flatMap(findPortsWithout),
  }
}
