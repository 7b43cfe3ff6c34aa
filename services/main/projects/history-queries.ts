import type { Queryable } from '#services/shared/database/driver.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { ProjectRef } from '../cart/contract.ts'
import type { CartEvent } from '../cart/events.ts'
import { isMergeUndoable, mergeOf } from '../cart/merge-undo.ts'
import { toProjectRef } from '../cart/queries.ts'
import { readStream } from '../cart/streams.ts'
import { compensate, findTakenBackBy, latestOf, stateAfter } from '../cart/undo.ts'
import type { HistoryActorView } from '../people/contract.ts'
import { type Reader, readActors } from '../people/people.ts'
import { linesOf, type Moment, momentsOf, textOf } from './history.ts'
import type { HistoryEntryView } from './history-contract.ts'

interface Wanted {
  reader: Reader
  limit: number
  offset: number
}

/** Reads a part of what happened to a cart that the reader may open, newest first. */
export async function readHistory(
  db: Queryable,
  token: string,
  { reader, limit, offset }: Wanted,
): Promise<{ count: number; entries: HistoryEntryView[] }> {
  const stream = await readStream(db, token)
  const versions = stream.map(({ version }) => version).toReversed()
  return {
    count: stream.length,
    entries: await readEntries(db, { token, stream }, versions.slice(offset, offset + limit), reader),
  }
}

/** Reads one entry; undefined when there is none of this number. */
export async function readEntry(
  db: Queryable,
  token: string,
  { reader, seq }: { reader: Reader; seq: number },
): Promise<HistoryEntryView | undefined> {
  const [entry] = await readEntries(db, { token, stream: await readStream(db, token) }, [seq], reader)
  return entry
}

async function readEntries(
  db: Queryable,
  { token, stream }: { token: string; stream: readonly StoredEvent<CartEvent>[] },
  versions: readonly number[],
  reader: Reader,
): Promise<HistoryEntryView[]> {
  const events = stream.map(({ event }) => event)
  const { moments, now } = momentsOf(stream, versions)
  const actorOf = await readActors(
    db,
    moments.map(({ stored }) => stored.actor),
    reader,
  )
  const entries: HistoryEntryView[] = []
  for (const moment of moments) {
    const { version, event, at, actor } = moment.stored
    const other = findOtherCart(event, events, version)
    const undone_by = findTakenBackBy(events, latestOf(events, version))
    entries.push({
      seq: version,
      at,
      who: nameActor(event, actorOf(actor)),
      type: event.type,
      details: {
        lines: linesOf(moment),
        text: textOf(event),
        verdict: event.type === 'line.reviewed' ? event.data.verdict : null,
        project: other ? await readProject(db, other) : null,
      },
      undoable:
        now.orderId === null && findTakenBackBy(events, version) === null && (await isUndoable(moment)),
      undone_by,
      undoes: 'undoes' in event.data ? (event.data.undoes ?? null) : null,
    })
  }
  return entries

  async function isUndoable({ stored: { version, event: act }, before }: Moment): Promise<boolean> {
    const merged = mergeOf(events, version)
    if (!merged) return !('senseless' in compensate({ version, act, before, now }))
    const guest = (await readStream(db, merged.from)).map(({ event }) => event)
    return isMergeUndoable({ guest: stateAfter(guest), act, merged, token })
  }
}

/** A reviewer comes by a link without an account or a cart, so take the name that they gave. */
const nameActor = ({ type, data }: CartEvent, actor: HistoryActorView): HistoryActorView =>
  type === 'line.reviewed' ? { kind: 'guest', name: data.author, is_you: false } : actor

/** Finds the other project that an event concerns. */
const findOtherCart = (
  { type, data }: CartEvent,
  events: readonly CartEvent[],
  version: number,
): string | null => {
  if (type === 'cart.migrated') return data.into
  if (type === 'lines.returned') return data.from
  return mergeOf(events, version)?.from ?? null
}

async function readProject(db: Queryable, token: string): Promise<ProjectRef | null> {
  const [cart] = await db.query<{ project_id: number; name: string }>(
    'select project_id, name from main.cart where token = $1',
    [token],
  )
  return cart ? toProjectRef(cart) : null
}
