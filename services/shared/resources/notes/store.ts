import type { Queryable } from '../../database/driver.ts'
import { forbidden, notFound } from '../../http/problem.ts'
import type { RecordId } from '../keyset.ts'
import { notePerson } from '../people.ts'
import type { By, Person, Resource } from '../resource.ts'
import type { NotePage, NoteView } from './contract.ts'

const AT_ONCE = 50

type Kind = Pick<Resource, 'schema' | 'name'>

type NoteRow = Omit<NoteView, 'at'> & { at: Date }

const toView = ({ at, ...note }: NoteRow): NoteView => ({ ...note, at: at.toISOString() })

/** Reads a page of the notes on a record, the newest first: those before the note `after`, if it is given. */
export async function listNotes(
  db: Queryable,
  { schema, name }: Kind,
  id: RecordId,
  { after, viewer }: { after: number | null; viewer: Person },
): Promise<NotePage> {
  const rows = await db.query<NoteRow>(
    `select n.id, n.text, p.email as author, n.author = $4::uuid as is_own, n.at
     from ${schema}.record_note n join ${schema}.person p on p.uuid = n.author
     where n.resource = $1 and n.record = $2 and ($3::int is null or n.id < $3)
     order by n.id desc limit ${AT_ONCE + 1}`,
    [name, `${id}`, after, viewer.user_id],
  )
  const page = rows.slice(0, AT_ONCE)
  return { results: page.map(toView), next: rows.length > AT_ONCE ? (page.at(-1)?.id ?? null) : null }
}

/** Writes a note, and whom it names. */
export async function addNote(
  tx: Queryable,
  { schema, name }: Kind,
  id: RecordId,
  { text, named }: { text: string; named: readonly string[] },
  { user, at }: By,
): Promise<NoteView> {
  await notePerson(tx, schema, user)
  const [row] = await tx.query<{ id: number }>(
    `insert into ${schema}.record_note (resource, record, author, text, at) values ($1, $2, $3, $4, $5)
     returning id`,
    [name, `${id}`, user.user_id, text, at],
  )
  if (!row) throw new Error('A note was not written.')
  await tx.query(
    `insert into ${schema}.note_mention (note, person) select $1, person from unnest($2::uuid[]) as person`,
    [row.id, named],
  )
  return { id: row.id, text, author: user.email, is_own: true, at: at.toISOString() }
}

/** Deletes a note of one's own, and its mentions. Throws 403 for somebody else's, and 404. */
export async function deleteNote(
  tx: Queryable,
  { schema, name }: Kind,
  id: RecordId,
  note: number,
  { user_id }: Person,
): Promise<void> {
  const [found] = await tx.query<{ author: string }>(
    `select author from ${schema}.record_note where id = $1 and resource = $2 and record = $3 for update`,
    [note, name, `${id}`],
  )
  if (!found) throw notFound()
  if (found.author !== user_id) throw forbidden()
  await tx.query(`delete from ${schema}.record_note where id = $1`, [note])
}
