import type { Entry } from './entries.ts'

const MOST_ROWS = 500
const MOST_CHARACTERS = 4_000_000

/** Reads entries after number `after`, as many at a time as memory and one transaction hold well. */
export async function* batchesOf(entries: AsyncIterable<Entry>, after: number): AsyncGenerator<Entry[]> {
  let batch: Entry[] = []
  let characters = 0
  for await (const entry of entries) {
    if (entry.number <= after) continue
    batch.push(entry)
    characters += 'text' in entry.row ? entry.row.text.length : 0
    if (batch.length < MOST_ROWS && characters < MOST_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}
