import { execFile } from 'node:child_process'
import { addressesOf } from '#services/shared/database/hosts.ts'
import { BackupError } from './archive.ts'

/** Pass the address in libpq's environment variables: every user of the machine can read command lines. */
export const environmentOf = (databaseUrl: string): Record<string, string> => {
  const addresses = addressesOf(databaseUrl).map((address) => new URL(address))
  const [first] = addresses
  if (!first) return {}
  const { username, password, pathname, searchParams } = first
  return {
    PGHOST: addresses.map(({ hostname }) => decodeURIComponent(hostname).replace(/^\[|\]$/g, '')).join(','),
    PGPORT: addresses.map(({ port }) => port || '5432').join(','),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode') ?? '' }),
    ...(addresses.length > 1 && { PGTARGETSESSIONATTRS: 'read-write' }),
  }
}

/** Runs a program of PostgreSQL against the database. Throws {@link BackupError} with the program's words. */
const run = (program: string, args: string[], databaseUrl: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...environmentOf(databaseUrl) }
    execFile(program, args, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const isMissing = 'code' in error && error.code === 'ENOENT'
      reject(
        new BackupError(
          isMissing
            ? `${program} is not installed: install PostgreSQL's client programs (postgresql-client).`
            : `${program} failed: ${stderr.trim() || error.message}`,
        ),
      )
    })
  })

/** Dumps all tables as of one moment, while the shop runs. */
export const dumpDatabase = (databaseUrl: string, file: string): Promise<string> =>
  run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], databaseUrl)

/** Writes a dump's tables to a database that has none of them: all, or none where one fails. */
export const restoreDatabase = (databaseUrl: string, file: string): Promise<string> => {
  const { PGDATABASE = '' } = environmentOf(databaseUrl)
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  return run('pg_restore', [...args, `--dbname=${PGDATABASE}`, file], databaseUrl)
}
