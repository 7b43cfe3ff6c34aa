import { ROLES } from './shop.ts'

const isPrinted = process.env.ROLES === 'print'

/** Prints a table of who is answered what, where `ROLES=print` asks for it. */
export const printTable = (
  title: string,
  rows: readonly { name: string; answers: readonly (string | number)[] }[],
) => {
  if (!isPrinted) return
  const lines = [{ name: title, answers: ROLES as readonly (string | number)[] }, ...rows]
  const wide = Math.max(...lines.map(({ name }) => name.length))
  const cell = Math.max(...lines.flatMap(({ answers }) => answers.map((answer) => `${answer}`.length)))
  const text = lines.map(
    ({ name, answers }) =>
      `${name.padEnd(wide)}  ${answers.map((answer) => `${answer}`.padEnd(cell)).join('  ')}`,
  )
  process.stdout.write(`${text.join('\n')}\n\n`)
}
