import { invalid, notFound } from '../http/problem.ts'
import type { Values } from './contract.ts'
import { fieldsOf } from './events.ts'
import { reversibleNamesOf } from './fields.ts'
import type { Found } from './found.ts'
import type { Resource } from './resource.ts'
import { statesOf } from './state.ts'

/** What an edit of a record's history has made of which fields, without those that the shop writes itself. */
interface PastEdit {
  before: Values
  after: Values
  fields: readonly string[]
}

/** Finds an edit by its version. Throws 404, and 400 for what is no edit. */
export function findEdit(
  { fields }: Pick<Resource, 'fields'>,
  { stream }: Pick<Found, 'stream'>,
  version: number,
): PastEdit {
  const edit = [...statesOf(stream.state)].find((state) => state.version === version)
  if (!edit) throw notFound('There is no such edit.')
  const [before, after] = [edit.before?.values, edit.values]
  if (edit.last.event.type !== 'record.edited' || !before || !after)
    throw invalid({ version: ['Only an edit can be taken back.'] })
  const own = reversibleNamesOf(fields)
  return { before, after, fields: fieldsOf(edit.last.event).filter((field) => own.includes(field)) }
}
