import type { Queryable } from './database/driver.ts'

/**
 * What somebody did to rows. The rows are the truth; this tells how they came to be so, and nothing decides
 * by it.
 */
export interface AuditEntry {
  /** The thing it was done to, such as `image-{id}`. */
  subject: string
  type: string
  data: object
  at: Date
  /** User uuid, `guest` or `system`. */
  actor: string
}

/**
 * Writes an entry to `<schema>.audit`, in the transaction that changes the rows:
 *
 *     create table content.audit (
 *       position bigint generated always as identity primary key,
 *       subject text not null,
 *       type text not null,
 *       data jsonb not null,
 *       at timestamptz not null,
 *       actor text not null
 *     );
 */
export const writeAudit = (
  tx: Queryable,
  schema: string,
  { subject, type, data, at, actor }: AuditEntry,
): Promise<unknown> =>
  tx.query(`insert into ${schema}.audit (subject, type, data, at, actor) values ($1, $2, $3, $4, $5)`, [
    subject,
    type,
    JSON.stringify(data),
    at,
    actor,
  ])
