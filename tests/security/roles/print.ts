import { ROLES } from './shop.ts'

const isPrinted = process.env.ROLES === 'print'

interface Row {
  name: string
  answers: readonly (string | number)[]
}

/** Prints a table of who is answered what, where `ROLES=print` asks for it. */
export const printTable = (title: string, rows: readonly Row[], columns: readonly string[] = ROLES) => {
  if (!isPrinted) return
  const lines: Row[] = [{ name: title, answers: columns }, ...rows]
  const wide = Math.max(...lines.map(({ name }) => name.length))
  const cell = Math.max(...lines.flatMap(({ answers }) => answers.map((answer) => `${answer}`.length)))
  const text = lines.map(
    ({ name, answers }) =>
      `${name.padEnd(wide)}  ${answers.map((answer) => `${answer}`.padEnd(cell)).join('  ')}`,
  )
  process.stdout.write(`${text.join('\n')}\n\n`)
}

/** Prints how much a table holds, and how often each role is given each answer. */
export const printCounts = (what: string, cases: readonly Pick<Row, 'answers'>[]) => {
  const all = [...new Set(cases.flatMap(({ answers }) => answers))].toSorted()
  printTable(
    `${what} in ${cases.length} cases, of which answered`,
    all.map((answer) => ({
      name: `  ${answer}`,
      answers: ROLES.map((_, role) => cases.filter(({ answers }) => answers[role] === answer).length),
    })),
  )
}
