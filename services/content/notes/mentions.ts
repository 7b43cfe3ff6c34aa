import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { readLabels } from '#services/shared/resources/labels.ts'
import type { Registry } from '#services/shared/resources/registry.ts'
import { prefixOf } from '#services/shared/resources/stream.ts'
import type { MentionView } from './contract.ts'

const MOST = 50

type MentionRow = Omit<MentionView, 'at' | 'label'> & { at: Date }

/** Reads the unread notes that name somebody, the newest first. */
export async function listMentions(
  db: Queryable,
  resources: Registry,
  person: string,
): Promise<MentionView[]> {
  const rows = await db.query<MentionRow>(
    `select n.id, n.text, p.email as author, n.at, n.resource, n.record
     from content.note_mention m
     join content.record_note n on n.id = m.note
     join content.person p on p.uuid = n.author
     where m.person = $1 and m.read_at is null
     order by m.note desc limit ${MOST}`,
    [person],
  )
  const named = rows.map(({ resource, record }) => ({ resource: resources.named(resource), id: record }))
  const labels = await readLabels(db, named)
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    label: labels.get(`${prefixOf(resources.named(row.resource))}${row.record}`) ?? null,
  }))
}

/** Notes that somebody has read a note that names them. Throws 404 where none does. */
export async function readMention(tx: Queryable, note: number, person: string, at: Date): Promise<void> {
  const [read] = await tx.query(
    `update content.note_mention set read_at = coalesce(read_at, $3) where note = $1 and person = $2
     returning note`,
    [note, person, at],
  )
  if (!read) throw notFound()
}
