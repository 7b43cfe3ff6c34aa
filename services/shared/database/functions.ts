import type { Queryable } from './driver.ts'
import { readSqlFiles, type SqlFile } from './sql-files.ts'

/** A file does not make the function that its name promises. */
export class MissingFunction extends Error {
  override readonly name = 'MissingFunction'
}

/**
 * Makes the SQL functions of `schema` those of `folder`: a file `name.sql` holds `create or replace function
 * schema.name`, and is applied when it is new or has changed. A function without a file is dropped. The
 * caller holds the schema's lock and has brought its tables up to date. Throws {@link MissingFunction}.
 */
export async function applyFunctions(tx: Queryable, schema: string, folder: string): Promise<void> {
  await tx.script(`
    create table if not exists ${schema}.functions (name text primary key, hash text not null, at timestamptz not null default now());
    -- A function may call one of a later file.
    set local check_function_bodies = off;
  `)
  const rows = await tx.query<{ name: string; hash: string }>(`select name, hash from ${schema}.functions`)
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  for (const file of await readSqlFiles(folder)) {
    const name = file.name.replace(/\.sql$/, '')
    if (applied.get(name) !== file.hash) await replaceFunction(tx, schema, { ...file, name })
    applied.delete(name)
  }
  for (const name of applied.keys()) {
    await dropAll(tx, await signaturesOf(tx, schema, name))
    await tx.query(`delete from ${schema}.functions where name = $1`, [name])
  }
}

/**
 * Replaces a function in place where its arguments are the same, so that nobody calling it meanwhile is
 * refused.
 */
async function replaceFunction(tx: Queryable, schema: string, { name, hash, sql }: SqlFile): Promise<void> {
  const before = await signaturesOf(tx, schema, name)
  await tx.script(sql)
  const after = await signaturesOf(tx, schema, name)
  if (after.length === 0) throw new MissingFunction(`${name}.sql makes no function ${schema}.${name}`)
  // With other arguments the new function stands beside the old one: drop that.
  if (after.length > before.length) await dropAll(tx, before)
  await tx.query(
    `insert into ${schema}.functions (name, hash) values ($1, $2)
     on conflict (name) do update set hash = excluded.hash, at = now()`,
    [name, hash],
  )
}

/** Lists the functions of a name with their arguments. */
async function signaturesOf(tx: Queryable, schema: string, name: string): Promise<string[]> {
  const rows = await tx.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = $1::regnamespace and proname = $2`,
    [schema, name],
  )
  return rows.map(({ signature }) => signature)
}

async function dropAll(tx: Queryable, signatures: readonly string[]): Promise<void> {
  for (const signature of signatures) await tx.script(`drop function ${signature}`)
}
