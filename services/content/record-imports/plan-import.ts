import type { Queryable } from '#services/shared/database/driver.ts'
import { takeIds } from '#services/shared/resources/beginning.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import { labelOf } from '#services/shared/resources/labels.ts'
import type { By, Resource } from '#services/shared/resources/resource.ts'
import { readStandings, type Standing } from '#services/shared/resources/rows.ts'
import type { RecordAction } from '../batches/contract.ts'
import { CHANGED_SINCE } from '../batches/decide-item.ts'
import { type DecidedItem, decideItems } from '../batches/decide-items.ts'
import { itemNewsOf } from '../batches/item-news.ts'
import { refuse } from '../batches/verdict.ts'
import { StockUnavailable } from '../stock/stock.ts'
import { askEdit, askNew, type RowKey, RowRefused, readKey } from './ask-row.ts'
import { createCollector, type Planned } from './collect.ts'
import type { BadRow, FileRow } from './file/row.ts'
import type { Limits } from './limits.ts'

/** Reads so many rows, and their records, at once. */
const MOST_READ = 1_000

const NO_STOCK = 'We can’t look up stock images right now. Try this row again later.'
const EDITED_SINCE = 'Edited since this file was exported.'

/** What a row asks, of a record that is there or of one that is to be made. */
interface AskedRow {
  row: number
  id: RecordId
  version: number | null
  asked: Values
  held: Standing | null
}

export interface ImportedFile {
  resource: Resource
  action: RecordAction
  limits: Limits
  /** Is told how many rows have been read. */
  onRead(rows: number): Promise<void>
}

/**
 * Says what each row of a file would come to, by the rules that run it, and writes nothing of the records.
 * Rows that are the same already are counted alone, so that memory stays flat. Throws FileRefused where the
 * file asks too much.
 */
export async function planImport(
  db: Queryable,
  rows: AsyncIterable<FileRow | BadRow>,
  { resource, action, limits, onRead }: ImportedFile,
  by: By,
): Promise<Planned> {
  const collector = createCollector(limits)
  const claimed = new Set<string>()
  const rowOf = new Map<RecordId, number>()

  /** Reads what each row asks; those that ask nothing, or what cannot be, go no further. */
  const askAll = async (part: readonly (FileRow | BadRow)[]): Promise<AskedRow[]> => {
    const keyed: { read: FileRow; key: RowKey }[] = []
    for (const read of part) {
      if ('reason' in read) collector.refuse(read.row, read.reason)
      else takeOrRefuse(read.row, () => keyed.push({ read, key: readKey(resource, read) }))
    }
    const ids = keyed.flatMap(({ key }) => (key.id === null ? [] : [key.id]))
    const [held, fresh] = [
      await readStandings(db, resource, ids),
      await takeIds(db, resource, resource.isMade ? keyed.length - ids.length : 0),
    ]
    const all: AskedRow[] = []
    for (const { read, key } of keyed)
      takeOrRefuse(read.row, () => {
        const asked = askRow(resource, read, key, held, fresh)
        if (asked) all.push(asked)
        else collector.same()
      })
    return all.filter(({ row, id }) => {
      const before = rowOf.get(id)
      if (before !== undefined) collector.refuse(row, `Row ${before} is of the same record.`)
      else rowOf.set(id, row)
      return before === undefined
    })
  }

  /** Brings what rows need from elsewhere. */
  const prepareAll = async (all: readonly AskedRow[]): Promise<AskedRow[]> => {
    const prepared: AskedRow[] = []
    for (const each of all)
      try {
        await resource.prepare?.(each.asked)
        prepared.push(each)
      } catch (error) {
        if (!(error instanceof StockUnavailable)) throw error
        collector.refuse(each.row, NO_STOCK)
      }
    return prepared
  }

  const takeOrRefuse = (row: number, take: () => void) => {
    try {
      take()
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error
      collector.refuse(row, error.message)
    }
  }

  const plan = async (part: readonly (FileRow | BadRow)[]) => {
    const asked = await prepareAll(await askAll(part))
    const wanted = asked.map(({ id, version, asked: told, held }) => ({
      id,
      asked: told,
      is_new: held === null,
      ...(version !== null && held && { began: version }),
    }))
    const decided = await decideItems(db, resource, action, wanted, by, claimed)
    for (const [index, { began, decision }] of decided.entries()) {
      const row = asked[index]
      if (row) collector.decided(itemOf(resource, row, began, inWordsOfFiles(decision)))
    }
  }

  let part: (FileRow | BadRow)[] = []
  let read = 0
  for await (const row of rows) {
    part.push(row)
    read += 1
    if (part.length < MOST_READ) continue
    await plan(part)
    await onRead(read)
    part = []
  }
  await plan(part)
  await onRead(read)
  return collector.take()
}

/** Null where the row asks nothing that is not so already. Throws RowRefused. */
function askRow(
  resource: Resource,
  read: FileRow,
  { id, version }: RowKey,
  held: ReadonlyMap<RecordId, Standing>,
  fresh: RecordId[],
): AskedRow | null {
  const { row } = read
  if (id === null) {
    const asked = askNew(resource, read)
    const made = fresh.pop()
    if (made === undefined) throw new Error(`${resource.table} makes no ids.`)
    return { row, id: made, version: null, asked, held: null }
  }
  const standing = held.get(id)
  if (!standing) throw new RowRefused(`There is no ${resource.title.toLowerCase()} ${id}.`)
  if (version !== null && version > standing.version)
    throw new RowRefused(`Version ${version} of this ${resource.title.toLowerCase()} is yet to come.`)
  const asked = askEdit(resource, read, standing.values)
  return Object.keys(asked).length === 0 ? null : { row, id, version, asked, held: standing }
}

const inWordsOfFiles = (decision: DecidedItem['decision']): DecidedItem['decision'] =>
  decision.outcome === 'refused' && decision.reason === CHANGED_SINCE
    ? refuse(EDITED_SINCE, decision.changed)
    : decision

const itemOf = (
  resource: Resource,
  { row, id, asked, held }: AskedRow,
  began: number,
  decision: DecidedItem['decision'],
) => {
  const was = held && Object.fromEntries(Object.keys(asked).map((name) => [name, held.values[name] ?? null]))
  return {
    ...itemNewsOf(decision, 0),
    record: `${id}`,
    label: labelOf(resource, held?.values ?? asked),
    began,
    row,
    asked,
    was,
    is_new: held === null,
  }
}
