import { integerParam } from '../../http/fields.ts'
import { notFound } from '../../http/problem.ts'

export const noteId = integerParam({ min: 1, max: 2_147_483_647 })

/** Reads the id of a note in a path. Throws 404 for what is none. */
export function readNoteId(text: string): number {
  const { data } = noteId.safeParse(text)
  if (data === undefined) throw notFound()
  return data
}
