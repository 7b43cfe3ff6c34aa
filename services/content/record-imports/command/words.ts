import type { BatchItemView, BatchView } from '../../batches/contract.ts'

const count = (number: number): string => number.toLocaleString('en-US')

/** '2 new, 3 to change, 120 the same, 1 bad' */
export const previewInWords = ({ counts }: Pick<BatchView, 'counts'>): string =>
  [
    `${count(counts.made)} new`,
    `${count(counts.waiting - counts.made)} to change`,
    `${count(counts.same)} the same`,
    `${count(counts.refused)} bad`,
  ].join(', ')

/** '2 new, 3 changed, 1 refused' */
export const outcomeInWords = ({ counts, state }: Pick<BatchView, 'counts' | 'state'>): string =>
  [
    `${count(counts.made)} new`,
    `${count(counts.changed - counts.made)} changed`,
    `${count(counts.refused)} refused`,
    ...(state === 'stopped' ? [`stopped with ${count(counts.waiting)} to go`] : []),
  ].join(', ')

const MOST_CHARACTERS = 60

const valueInWords = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
}

/** A row of a preview on one line. */
export const itemInWords = ({ row, label, is_new, changes, reason, changed_by }: BatchItemView): string => {
  const what =
    reason === null
      ? changes.map(({ field, from, to }) =>
          is_new ? `${field} ${valueInWords(to)}` : `${field} ${valueInWords(from)} → ${valueInWords(to)}`,
        )
      : [changed_by === null ? reason : `${reason} (${changed_by})`]
  const name = [is_new && reason === null ? 'new' : '', label].filter((word) => word !== '').join(' ')
  // What a terminal would obey is shown and not sent to it.
  return `Row ${row}  ${name}${name === '' ? '' : ': '}${what.join('; ')}`.replace(/\p{Cc}/gu, ' ')
}
