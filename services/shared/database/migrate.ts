import { join } from 'node:path'
import type { Database, Queryable } from './driver.ts'
import { applyFunctions } from './functions.ts'
import { readSqlFiles, type SqlFile } from './sql-files.ts'

/** The files do not match what was applied. */
export class MigrationDrift extends Error {
  override readonly name = 'MigrationDrift'
}

const NAME = /^\d{3}_[a-z0-9_]+\.sql$/

/**
 * Brings `schema` up to date with the files `001_name.sql`, `002_name.sql`... of `folder`, each once, all or
 * none of them; then with its functions (functions.ts), where there is a folder of these. Names in the files
 * carry their schema. Throws {@link MigrationDrift} when an applied file was changed or is gone, or when a
 * new one does not come last.
 */
export async function migrate(
  database: Database,
  schema: string,
  folder: string,
  functions?: string,
): Promise<void> {
  const migrations = await readMigrations(folder)
  const bringUpToDate = async (tx: Queryable) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`migrate ${schema}`])
    await tx.script(`
      create schema if not exists ${schema};
      create table if not exists ${schema}.migrations (name text primary key, hash text not null, at timestamptz not null default now());
    `)
    const applied = await tx.query<{ name: string; hash: string }>(
      `select name, hash from ${schema}.migrations order by name`,
    )
    for (const [index, before] of applied.entries()) compare(schema, before, migrations[index])
    for (const migration of migrations.slice(applied.length)) await apply(tx, schema, migration)
    if (functions !== undefined) await applyFunctions(tx, schema, functions)
  }
  await database.transaction(bringUpToDate, { patient: true })
}

async function readMigrations(folder: string): Promise<SqlFile[]> {
  const files = await readSqlFiles(folder)
  for (const [index, { name }] of files.entries()) {
    if (!NAME.test(name) || Number(name.slice(0, 3)) !== index + 1) {
      throw new MigrationDrift(
        `${join(folder, name)} is not named for its place, ${String(index + 1).padStart(3, '0')}_name.sql`,
      )
    }
  }
  return files
}

function compare(schema: string, applied: { name: string; hash: string }, file: SqlFile | undefined): void {
  if (file?.name !== applied.name) {
    throw new MigrationDrift(
      `${applied.name} was applied to ${schema}, but ${file?.name ?? 'nothing'} stands in its place here`,
    )
  }
  if (file.hash !== applied.hash) {
    throw new MigrationDrift(
      `${applied.name} was changed after it was applied to ${schema}: write a new migration instead`,
    )
  }
}

async function apply(tx: Queryable, schema: string, { name, hash, sql }: SqlFile): Promise<void> {
  await tx.script(sql)
  await tx.query(`insert into ${schema}.migrations (name, hash) values ($1, $2)`, [name, hash])
}
