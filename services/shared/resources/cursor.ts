import { z } from 'zod'
import { findUnstorable } from '../http/unstorable.ts'
import { canBe, type Ordering, type Place, type RecordId } from './keyset.ts'

/** A row of a list in one ordering, as a page names it. */
export interface Cursor extends Place {
  /** With a `-` before it downwards. */
  ordering: string
}

const shape = z.tuple([z.string().max(100), z.string().max(1_000), z.union([z.int(), z.string()])])

export const writeCursor = ({ ordering, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([ordering, value, id])).toString('base64url')

/** Answers null for what no page has named. */
export function readCursor(
  text: string,
  { ordering, isId }: { ordering: Ordering; isId: (id: RecordId) => boolean },
): Cursor | null {
  const { data } = shape.safeParse(parseJson(text))
  if (!data) return null
  const [name, value, id] = data
  if (findUnstorable(data).length > 0 || !isId(id)) return null
  return canBe(ordering, value) ? { ordering: name, value, id } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
}
