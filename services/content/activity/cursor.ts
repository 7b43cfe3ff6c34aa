import { z } from 'zod'

/** Edits and batches of one moment have an order too. */
export const KINDS = ['edit', 'batch'] as const
export type Kind = (typeof KINDS)[number]

/** Where an entry stands among all. */
export interface Place {
  /** ISO 8601 in microseconds, as the database writes it. */
  at: string
  kind: Kind
  /** The event's position, or the batch's id. */
  id: number
}

const place = z.tuple([
  z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
  z.enum(KINDS),
  z.int().min(1),
])

export const writeCursor = ({ at, kind, id }: Place): string =>
  Buffer.from(JSON.stringify([at, kind, id])).toString('base64url')

/** Null for what is no cursor. */
export const readCursor = (text: string): Place | null => {
  try {
    const { data } = place.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return data && !Number.isNaN(Date.parse(data[0])) ? { at: data[0], kind: data[1], id: data[2] } : null
  } catch {
    return null
  }
}
