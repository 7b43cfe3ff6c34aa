export const OUTCOMES = '# Outcomes'
export const SCREENS = '# What screens read'

/** Splits a table into its parts by heading. */
const partsOf = (table: string) =>
  new Map(table.split(/^(?=# )/m).map((part) => [part.split('\n', 1)[0] ?? '', part]))

/**
 * Shows, for each part of a golden table, the first difference after the state or path that leads there: what
 * was and what is.
 */
export const findDifference = (now: string, before: string): string => {
  const [is, was] = [partsOf(now), partsOf(before)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((heading) => was.get(heading) !== is.get(heading))
    .map((heading) => {
      const differing = heading === OUTCOMES || heading === SCREENS ? rowsThatDiffer : firstDifference
      return differing(is.get(heading) ?? '', was.get(heading) ?? '')
    })
    .join('\n')
}

const firstDifference = (now: string, before: string): string => {
  const [is, was] = [now.split('\n'), before.split('\n')]
  const first = was.findIndex((line, index) => line !== is[index])
  const at = first === -1 ? was.length : first
  const begin = Math.max(
    is.slice(0, at).findLastIndex((line) => /^\S/.test(line)),
    0,
  )
  return [...is.slice(begin, at), `was:  ${was[at]}`, `is:   ${is[at]}`, ''].join('\n')
}

/** Rows are independent, so shows all that differ in the first state where any does. */
const rowsThatDiffer = (now: string, before: string): string => {
  const [is, was] = [rowsByState(now), rowsByState(before)]
  const lacking = (rows: readonly string[] = [], others: readonly string[] = []) =>
    rows.filter((row) => !others.includes(row))
  for (const state of new Set([...was.keys(), ...is.keys()])) {
    const gone = lacking(was.get(state), is.get(state)).map((row) => `was:  ${row}`)
    const come = lacking(is.get(state), was.get(state)).map((row) => `is:   ${row}`)
    if (gone.length + come.length > 0) return [state, ...gone, ...come, ''].join('\n')
  }
  return ''
}

const rowsByState = (part: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    part.split(/^(?=\S)/m).map((state) => {
      const [name = '', ...rows] = state.split('\n').filter((line) => line !== '')
      return [name, rows]
    }),
  )
