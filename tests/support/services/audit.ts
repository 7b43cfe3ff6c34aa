import type { Database } from '#services/shared/database/driver.ts'

/** Reads what a service's audit log says of a subject, oldest first. */
export const readAudit = (database: Database, schema: 'auth' | 'content', subject: string) =>
  database.query<{ type: string; data: object; at: Date; actor: string }>(
    `select type, data, at, actor from ${schema}.audit where subject = $1 order by position`,
    [subject],
  )
