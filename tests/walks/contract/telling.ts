import { inWords, type Row } from './compare.ts'
import { type ComparedPort, compareAll } from './contract.ts'
import { waiting } from './contracts.ts'

/** What leads to the same is told together, by where it comes from. */
const originsInWords = ({ origins }: Row): string[] =>
  [...Map.groupBy(origins, ({ origin }) => origin)].map(
    ([origin, all]) => `      ${origin}: ${all.map(({ when }) => when).join('; ')}`,
  )

const rowInWords = (row: Row): string[] => {
  const { walked, outcome } = row
  const isIn = typeof walked === 'object' ? `, in no walk: ${walked.reason}` : walked ? '' : ', IN NO WALK'
  return [`   ${inWords(outcome)}${isIn}`, ...originsInWords(row)]
}

const portInWords = ({ machine, port, rows, unheard }: ComparedPort): string[] => [
  `${machine}.${port}`,
  ...rows.flatMap(rowInWords),
  ...unheard.map((one) => `   ${one}`),
]

/** `npm run paths -- --contract`: what each port can hear, and the holes. Answers how many of these there are. */
export const tellContract = async (): Promise<number> => {
  const { compared, apart } = await compareAll()
  for (const line of compared.flatMap(portInWords)) console.log(line)
  const rows = compared.flatMap((port) => port.rows)
  console.log(`${compared.length} ports, ${rows.length} answers.`)
  for (const [machine, issue] of Object.entries(waiting)) console.log(`${machine} waits for ${issue}.`)
  const holes = [
    ...compared.flatMap((port) => port.holes.map((hole) => `${port.machine}.${port.port}: ${hole}`)),
    ...apart,
  ]
  if (holes.length > 0) console.error(`Holes:\n${holes.join('\n')}`)
  return holes.length
}
