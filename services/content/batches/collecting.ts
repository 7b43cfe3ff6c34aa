import type { Queryable } from '#services/shared/database/driver.ts'
import { newsOf } from '#services/shared/resources/carry-out.ts'
import { MOST_CHOSEN } from '#services/shared/resources/chosen.ts'
import { type Found, findRecords, lockRecords } from '#services/shared/resources/found.ts'
import type { By, Resource } from '#services/shared/resources/resource.ts'
import { type RecordState, statesOf } from '#services/shared/resources/state.ts'
import { prefixOf } from '#services/shared/resources/stream.ts'
import { followEdits, writeNews } from '#services/shared/resources/write.ts'
import { contentsOf } from '../collections/resource.ts'
import type { CollectAction, UndoCollectAction } from './contract.ts'
import { decideMembers, type Wish } from './members.ts'
import { GONE, refuse } from './verdict.ts'
import type { Judged, Wanted, Work } from './work.ts'

const NO_COLLECTION = 'The collection no longer exists.'

/**
 * Puts images into a collection or takes them out. What is edited is the collection, once for all of them:
 * an image that was edited meanwhile comes into it as well.
 */
export function createCollecting(collections: Resource, action: CollectAction | UndoCollectAction): Work {
  const { collection } = action

  async function decide(tx: Queryable, wanted: readonly Wanted[], by: By) {
    const [found] = await findRecords(tx, collections, [collection], by.at)
    const images = await readImages(tx, wanted)
    const there = wanted.map(({ id }) => `${id}`).filter((id) => images.has(id))
    const { contents, verdicts } = found
      ? decideMembers(contentsOf(found.values), wishesOf(action, found, there))
      : { contents: [], verdicts: there.map(() => refuse(NO_COLLECTION)) }
    const byId = new Map(there.map((id, index) => [id, verdicts[index]]))
    const judged = wanted.map(({ id }): Judged => {
      const { label = '', version: began = 0 } = images.get(`${id}`) ?? {}
      return { label, began, verdict: byId.get(`${id}`) ?? refuse(GONE) }
    })
    return { found, contents, judged }
  }

  return {
    // All at once, as they share the room that there is.
    most: MOST_CHOSEN,
    plan: async (tx, wanted, by) => (await decide(tx, wanted, by)).judged,
    async carryOut(tx, wanted, by) {
      await lockRecords(tx, collections, [collection])
      const { found, contents, judged } = await decide(tx, wanted, by)
      const isChanged = ({ verdict }: Judged) => verdict.outcome === 'change'
      if (!found || !judged.some(isChanged)) return judged.map((each) => ({ ...each, written: null }))
      const plan = { changes: { contents }, merged: [], conflicts: [] }
      const edit = await writeNews(tx, collections, newsOf(found, plan, null, by), by)
      await followEdits(tx, collections, [edit], by)
      const written = { stream: `${prefixOf(collections)}${collection}`, version: edit.version }
      return judged.map((each) => ({ ...each, written: isChanged(each) ? written : null }))
    },
  }
}

interface ImageRow {
  id: string
  label: string
  version: number
}

async function readImages(tx: Queryable, wanted: readonly Wanted[]): Promise<Map<string, ImageRow>> {
  const rows = await tx.query<ImageRow>(
    `select id, title as label, version from content.images
     where id in (select json_array_elements_text($1::json))`,
    [JSON.stringify(wanted.map(({ id }) => id))],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** What the action wants of each image; an undoing of those that the batch has moved, as it was before. */
function wishesOf(
  action: CollectAction | UndoCollectAction,
  { state }: Found,
  images: readonly string[],
): Wish[] {
  if (action.type !== 'undo') {
    const isHeld = action.type === 'collect'
    return images.map((image) => ({ image, isHeld, among: null }))
  }
  const before = orderBefore(state, action.batch)
  return images.map((image) => {
    const among = before.get(image) ?? null
    return { image, isHeld: among !== null, among }
  })
}

/** Of the images that a batch has taken out: the order that they stood in. */
function orderBefore(state: RecordState, batch: number): Map<string, readonly string[]> {
  const orders = new Map<string, readonly string[]>()
  for (const { last, values, before } of statesOf(state)) {
    if (last.event.type !== 'record.edited' || last.event.data.batch !== batch) continue
    const [held, order] = [new Set(contentsOf(values ?? {})), contentsOf(before?.values ?? {})]
    for (const image of order) if (!held.has(image)) orders.set(image, order)
  }
  return orders
}
