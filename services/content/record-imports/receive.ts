import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, invalid, notFound } from '#services/shared/http/problem.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import type { ImportView } from './contract.ts'
import { lockExpected, noteReceived, viewOf } from './store.ts'

/** A file that is not whole by then, and what is known of one, is forgotten. */
export const KEPT_MS = 86_400_000

export interface Part {
  token: string
  /** The byte at which it begins. */
  from: number
  bytes: Buffer
  at: Date
}

/** Takes a part of a file; one that is there already is no other. Throws 400, 404 and 409. */
export async function receivePart(
  tx: Queryable,
  incoming: Parts,
  { token, from, bytes, at }: Part,
): Promise<ImportView> {
  const expected = await lockExpected(tx, token)
  if (!expected || at.getTime() - expected.at.getTime() > KEPT_MS) throw notFound()
  const { id, size, received } = expected
  if (from + bytes.length > size)
    throw invalid({ non_field_errors: ['The file is larger than was said. Choose it again.'] })
  if (from > received) throw conflict('A part before this one is missing.', 'part_missing')
  if (from < received || bytes.length === 0) return viewOf(expected)
  await incoming.write(`${id}`, from, bytes)
  return viewOf(await noteReceived(tx, expected, received + bytes.length))
}
