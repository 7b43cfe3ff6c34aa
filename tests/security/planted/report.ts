const isPrinted = process.env.PLANTED === 'print'

interface SearchedPlace {
  place: string
  /** How many of what, such as `112 tables`. */
  searched: string
  /** How often a planted number was found there. */
  found: number
}

const searched: SearchedPlace[] = []

/** Notes a place that was searched, for the report. */
export const noteSearched = (place: string, many: string, found: readonly unknown[]): void => {
  searched.push({ place, searched: many, found: found.length })
}

/** Prints where planted numbers were looked for, where `PLANTED=print` asks for it. */
export const printSearched = (numbers: number): void => {
  if (!isPrinted) return
  const wide = Math.max(...searched.map(({ place }) => place.length))
  const lines = searched.map(
    ({ place, searched: many, found }) => `  ${place.padEnd(wide)}  ${many}, ${found} found`,
  )
  process.stdout.write(`${numbers} planted numbers were looked for in\n${lines.join('\n')}\n\n`)
}
