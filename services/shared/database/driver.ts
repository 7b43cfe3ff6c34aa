/** One PostgreSQL, embedded or a server: the same SQL runs on both (design.md section 7, Store). */

export type Row = Record<string, unknown>

export interface Queryable {
  /** Runs one statement with `$1` parameters and answers its rows. Throws {@link DatabaseError}. */
  query<T extends object = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>
  /** Runs statements without parameters, as migrations do. */
  script(sql: string): Promise<void>
}

/** Milliseconds after which a server cancels a statement of {@link Database.hurried}. */
export const HURRIED_MS = 1_000

export interface Database extends Queryable {
  /**
   * For reads whose cost depends on what a visitor asks. A server cancels a statement after 1 s, as a {@link
   * DatabaseError} with code 57014. The embedded store cannot, so bound what is asked of it.
   */
  hurried: Queryable
  /**
   * Commits when `work` resolves and rolls back when it throws. Use only the handle that `work` gets: the
   * embedded store has one connection, and the outer handle would wait for itself. A server cancels a
   * statement after 15 s, so that nobody waits longer for it; `patient` transactions have no limit.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: { patient?: boolean }): Promise<T>
  /**
   * Runs one statement outside any transaction, such as `vacuum`, without a limit of time. Throws {@link
   * DatabaseError}.
   */
  maintain(statement: string): Promise<void>
  close(): Promise<void>
}

/** The SQLSTATE for a failed connection, which brings none of its own. */
export const CONNECTION_FAILURE = '08006'
/** The SQLSTATE of a write on a server that follows another. */
export const READ_ONLY = '25006'
/** The SQLSTATE of a write that the disk has no room for. */
export const DISK_FULL = '53100'

/** A statement that the database refused. `code` is the SQLSTATE, `23505` being a unique violation. */
export class DatabaseError extends Error {
  readonly code: string
  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseError'
    this.code = code
  }
}
