import { DatabaseError, type Queryable } from '../database/driver.ts'
import { createHandler } from '../events/handler.ts'
import { createEventStore } from '../events/postgres-store.ts'
import { invalid } from '../http/problem.ts'
import type { Values } from './contract.ts'
import { type RecordEvent, recordEvents } from './events.ts'
import type { Stream } from './found.ts'
import type { RecordId } from './keyset.ts'
import { notePerson } from './people.ts'
import type { By, Edit, Resource } from './resource.ts'
import { prefixOf, projectEdits, streamsOf } from './stream.ts'

/** What is about to happen to a record. */
export interface News {
  id: RecordId
  stream: Stream
  kept: RecordEvent | null
  event: RecordEvent
  before: Values
  after: Values
  changed: readonly string[]
}

export interface WrittenEdit extends Edit {
  /** The record's after it. */
  version: number
}

/**
 * Writes what was decided, and answers the edit, of which {@link followEdits} is to be told in the same
 * transaction. Throws 400 by field where it cannot be, or where another record has the same.
 */
export async function writeNews(
  tx: Queryable,
  resource: Resource,
  { id, stream, kept, event, ...edit }: News,
  { user, at }: By,
): Promise<WrittenEdit> {
  const told = { ...edit, id, at, actor: user.user_id }
  await resource.check?.(tx, told)
  const { save } = createHandler(streamsOf(resource), () => at)
  try {
    const standing = kept ? await save(tx, stream, [kept], 'system') : stream
    const { version } = await save(tx, standing, [event], user.user_id)
    return { ...told, version }
  } catch (error) {
    if (resource.unique && isDuplicate(error))
      throw invalid({ [resource.unique.field]: [resource.unique.message] })
    throw error
  }
}

/**
 * Writes what happens to many records at once, each of which the type's `check` has passed, and answers the
 * edits, of which {@link followEdits} is to be told. What no two records may share, {@link findTaken} has
 * looked for.
 */
export async function writeEdits(
  tx: Queryable,
  resource: Resource,
  edits: readonly News[],
  { user, at }: By,
): Promise<WrittenEdit[]> {
  if (edits.length === 0) return []
  const store = createEventStore(resource.schema, recordEvents)
  const appendOf = (
    events: RecordEvent[],
    { stream: { id, version } }: News,
    before: number,
    actor: string,
  ) => ({
    stream: `${prefixOf(resource)}${id}`,
    expectedVersion: version + before,
    events,
    actor,
    at,
  })
  const kept = edits.flatMap((each) => (each.kept ? [appendOf([each.kept], each, 0, 'system')] : []))
  await store.appendAll(tx, kept)
  const appends = edits.map((each) => appendOf([each.event], each, each.kept ? 1 : 0, user.user_id))
  const stored = await store.appendAll(tx, appends)
  const written = edits.flatMap((each, index) => {
    const news = stored[index]
    return news ? [{ ...each, news }] : []
  })
  await projectEdits(resource, tx, written)
  return written.map(({ id, before, after, changed, news: { version } }) => ({
    ...{ id, before, after, changed, version, at },
    actor: user.user_id,
  }))
}

/** Brings what depends on one person's edits up to date. */
export async function followEdits(
  tx: Queryable,
  resource: Resource,
  edits: readonly Edit[],
  { user }: Pick<By, 'user'>,
): Promise<void> {
  if (edits.length === 0) return
  await notePerson(tx, resource.schema, user)
  await resource.follow?.(tx, edits)
}

const UNIQUE_VIOLATION = '23505'

const isDuplicate = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === UNIQUE_VIOLATION
