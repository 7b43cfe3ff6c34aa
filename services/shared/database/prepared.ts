import { type messages, type PGlite, parse, protocol } from '@electric-sql/pglite'

const { serialize } = protocol

/** Statements that stay prepared at most: each holds its plan in the store's memory. */
const MOST = 100

interface Prepared {
  name: string
  /** What it takes and what it answers, as the store described it. */
  description: messages.BackendMessage[]
}

type Connection = Pick<PGlite, 'execProtocolStream' | 'runExclusive' | 'parsers' | 'serializers'>

export interface PreparedStatements {
  /** Runs one statement with `$1` parameters and answers its rows. Throws PGlite's DatabaseError. */
  query<T extends object>(sql: string, params: readonly unknown[]): Promise<T[]>
  /** Prepares every statement anew: tables may have changed. */
  forget(): void
}

/**
 * Prepares each statement once and then runs it in one call of PGlite's protocol. PGlite's own `query` makes
 * six calls, and has the statement parsed and planned each time.
 */
export function createPreparedStatements(connection: Connection): PreparedStatements {
  const prepared = new Map<string, Prepared>()
  const unneeded: string[] = []
  let count = 0

  const send = (parts: readonly Uint8Array[]) =>
    connection.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })

  const drop = (sql: string) => {
    const dropped = prepared.get(sql)
    if (!dropped) return
    prepared.delete(sql)
    unneeded.push(dropped.name)
  }

  const prepare = async (sql: string): Promise<Prepared> => {
    count += 1
    const name = `statement_${count}`
    const [oldest] = prepared.keys()
    if (prepared.size >= MOST && oldest !== undefined) drop(oldest)
    const description = await send([
      ...unneeded.splice(0).map((gone) => serialize.close({ type: 'S', name: gone })),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    ])
    return { name, description }
  }

  const write = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : connection.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  const run = async <T extends object>(sql: string, params: readonly unknown[]): Promise<T[]> => {
    const { name, description } = prepared.get(sql) ?? (await prepare(sql))
    // Put it last, as the one that was used most recently; after an error it is prepared anew.
    prepared.delete(sql)
    try {
      const types = parse.parseDescribeStatementResults(description)
      const values = params.map((value, at) => write(value, types[at]))
      const answer = await send([serialize.bind({ statement: name, values }), serialize.execute()])
      prepared.set(sql, { name, description })
      const [result] = parse.parseResults([...description, ...answer], connection.parsers)
      return (result?.rows ?? []) as T[]
    } catch (error) {
      unneeded.push(name)
      throw error
    }
  }

  return {
    query: (sql, params) => connection.runExclusive(() => run(sql, params)),
    forget() {
      for (const sql of [...prepared.keys()]) drop(sql)
    },
  }
}
