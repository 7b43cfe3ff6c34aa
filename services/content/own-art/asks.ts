import type { Queryable } from '#services/shared/database/driver.ts'
import type { Values } from '#services/shared/resources/contract.ts'

/** Texts that an artist has asked for, whatever became of that. */
export interface Ask {
  id: number
  account: string
  title: string | null
  caption: string | null
  keywords: string[] | null
  asked_version: number
  /** Null while it waits. */
  decided_version: number | null
  created_at: Date
}

/** Reads what was ever asked for a work, oldest first, and keeps others from deciding it meanwhile. */
export const lockAsks = (tx: Queryable, image: string): Promise<Ask[]> =>
  tx.query<Ask>(
    `select id, asked_by::text as account, title, caption, keywords, asked_version, decided_version, created_at
     from content.art_changes where image_id = $1 order by id for update`,
    [image],
  )

/** Finds the one that waits. */
export const waitingOf = (asks: readonly Ask[]): Ask | undefined =>
  asks.find(({ decided_version }) => decided_version === null)

/**
 * A work's version counts the edits of its image, and besides that what was asked and what was decided, so
 * that a form which began before any of these is told. Answers how many of the latter a version counts.
 */
export const countOf = (asks: readonly Ask[], version = Number.POSITIVE_INFINITY): number =>
  asks
    .flatMap(({ asked_version, decided_version }) => [asked_version, decided_version])
    .filter((each) => each !== null && each <= version).length

/** Finds what waited at a version. */
export const waitingAt = (asks: readonly Ask[], version: number): Ask | undefined =>
  asks.findLast(
    ({ asked_version, decided_version }) =>
      asked_version <= version && (decided_version === null || decided_version > version),
  )

/** Puts what is asked for over what the shop shows. */
export function overlay(values: Values, ask: Ask | undefined): Values {
  if (!ask) return values
  const asked = { title: ask.title, caption: ask.caption, keywords: ask.keywords }
  return { ...values, ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null)) }
}
