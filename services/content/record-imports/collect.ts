import { itemNewsOf, type PlannedItem } from '../batches/item-news.ts'
import { refuse } from '../batches/verdict.ts'
import { FileRefused, type Limits } from './limits.ts'

export interface Planned {
  items: PlannedItem[]
  /** Rows that are the same already. */
  same: number
}

const count = (number: number): string => number.toLocaleString('en-US')

const tooManyBad = (records: number, items: readonly PlannedItem[]): string => {
  const first = items.find(({ outcome }) => outcome === 'refused')
  return `More than ${count(records)} rows are bad, the first of them row ${first?.row}: ${first?.reason}`
}

/** Gathers what the rows of a file come to. What is added throws FileRefused where it is too much. */
export function createCollector({ records, kept }: Limits) {
  const items: PlannedItem[] = []
  let [same, waiting, bad, length] = [0, 0, 0, 0]

  const add = (item: PlannedItem) => {
    length += JSON.stringify([item.asked, item.was]).length
    if (item.outcome === 'refused') bad += 1
    else waiting += 1
    if (waiting > records)
      throw new FileRefused(
        `This file changes or adds more than ${count(records)} records. Split it into files of at most ${count(records)} rows, each with the header.`,
      )
    if (bad > records) throw new FileRefused(tooManyBad(records, items))
    if (length > kept)
      throw new FileRefused('This file changes too much text at once. Split it into smaller files.')
    items.push({ ...item, place: items.length })
  }

  return {
    same(): void {
      same += 1
    },
    refuse(row: number, reason: string): void {
      const none = { record: null, label: '', began: 0, asked: null, was: null, is_new: false }
      add({ ...itemNewsOf(refuse(reason), 0), ...none, row })
    },
    decided(item: PlannedItem): void {
      if (item.outcome === 'same') same += 1
      else add(item)
    },
    /** In the order of the file. */
    take: (): Planned => ({
      items: items
        .toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0))
        .map((item, place) => ({ ...item, place })),
      same,
    }),
  }
}
