import type { Walk } from '../walker/walk.ts'
import { type Heard, inWords } from './compare.ts'
import { type ComparedPort, compareAll } from './contract.ts'
import { waiting } from './contracts.ts'

const headOf = ({ outcome, example, reason }: Heard): string => {
  const holder = example ?? (reason === null ? 'NO WALK HAS IT' : `in no walk: ${reason}`)
  return `   ${inWords(outcome)} | ${holder}`
}

const originsInWords = (all: readonly Heard[]): string[] =>
  [...Map.groupBy(all, ({ origin }) => origin)].map(
    ([origin, same]) => `      ${origin}: ${same.map(({ when }) => when).join('; ')}`,
  )

/** Tells outcomes that are the same together, by where they come from. */
const portInWords = ({ machine, port, heard, unheard }: ComparedPort): string[] => [
  `${machine}.${port}`,
  ...[...Map.groupBy(heard, headOf)].flatMap(([head, all]) => [head, ...originsInWords(all)]),
  ...unheard.map((one) => `   ${one}`),
]

/**
 * `npm run paths -- --contract`: prints what each port of these machines can hear, and the holes. Answers how
 * many holes there are.
 */
export const tellContract = async (walks: readonly Walk[]): Promise<number> => {
  const { compared, apart } = await compareAll(walks)
  for (const line of compared.flatMap(portInWords)) console.log(line)
  const heard = compared.flatMap((port) => port.heard)
  const routes = new Set(
    heard.map(({ origin }) => origin).filter((origin) => /^\S+ [A-Z]+ \/\S+$/.test(origin)),
  )
  console.log(`${compared.length} ports, ${routes.size} answers of routes, heard in ${heard.length} ways.`)
  for (const { name } of walks)
    if (waiting[name] !== undefined) console.log(`${name} waits for ${waiting[name]}.`)
  const holes = [
    ...compared.flatMap((port) => port.holes.map((hole) => `${port.machine}.${port.port}: ${hole}`)),
    ...apart,
  ]
  if (holes.length > 0) console.error(`${holes.length} holes:\n${holes.join('\n')}`)
  return holes.length
}
