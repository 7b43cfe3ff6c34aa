const hasOpenQuote = (text: string): boolean => text.split('"').length % 2 === 0

/**
 * Splits a CSV into its header and its records, each as it is written; a line break within quotes is part of
 * its record, and lines with nothing are left out. Answers null where a quote is never closed.
 */
export function splitRecords(text: string): string[] | null {
  const records: string[] = []
  /** The lines of a record that goes on, as a quote is open. */
  let begun: string[] = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    const goesOn = hasOpenQuote(line) !== begun.length > 0
    begun.push(line)
    if (goesOn) continue
    records.push(begun.join('\n'))
    begun = []
  }
  return begun.length > 0 ? null : records.filter((record) => record.trim() !== '')
}
