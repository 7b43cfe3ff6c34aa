import pg from 'pg'
import { watchDatabase } from '../metrics/database.ts'
import { waitWithin } from '../within.ts'
import { Connection } from './connection.ts'
import { DatabaseError } from './driver.ts'
import type { Hosts } from './hosts.ts'

const CONNECTIONS = 10
/** Milliseconds to wait for a free or new connection. */
const WAIT_MS = 5_000
/** Milliseconds in which a live host answers the simplest question. */
const ANSWER_MS = 2_000

export interface Lent {
  client: pg.PoolClient
  /** Returns the connection; a closed one is replaced when another is needed. */
  giveBack(end: { closed: boolean }): void
  /** Makes later connections use another host, as this one takes no writes any more. */
  leaveHost(): void
}

export interface Pool {
  /** Lends a connection to one borrower at a time. Throws the error of the last host that was tried. */
  lend(): Promise<Lent>
  /** Asks the current host on a connection outside of the pool. */
  ask(): Promise<void>
  /** Replaces every present connection before it is lent again. */
  forsake(): void
  end(): Promise<void>
}

const ignore = () => {}

export function createPool(hosts: Hosts): Pool {
  const connections = new Set<object>()
  const forsaken = new WeakSet<object>()
  class Pooled extends Connection {
    constructor() {
      super(hosts)
      connections.add(this)
      this.once('end', () => connections.delete(this))
    }
  }
  const pool = new pg.Pool({ max: CONNECTIONS, connectionTimeoutMillis: WAIT_MS, Client: Pooled })
  // The pool replaces an idle connection that the server ends.
  pool.on('error', ignore)
  const unwatch = watchDatabase(() => ({
    inUse: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }))

  /** Tries each host once; the pool itself would ask the same one for ever. */
  const connect = async (tries = hosts.count): Promise<pg.PoolClient> => {
    const address = hosts.current()
    try {
      return await pool.connect()
    } catch (error) {
      if (tries <= 1 || hosts.current() === address) throw error
      return connect(tries - 1)
    }
  }

  const lend = async (): Promise<Lent> => {
    const client = await connect()
    if (forsaken.has(client)) {
      client.release(true)
      return lend()
    }
    return {
      client,
      giveBack: ({ closed }) => client.release(closed),
      leaveHost() {
        if (client instanceof Connection) client.leaveHost()
      },
    }
  }

  return {
    lend,
    async ask() {
      const connection = new Connection(hosts)
      try {
        await connection.connect()
        await waitWithin(ANSWER_MS, connection.query('select 1'))
      } catch (error) {
        // A server that refuses is alive: it has no connection left, say, or takes no writes.
        if (error instanceof pg.DatabaseError || error instanceof DatabaseError) return
        connection.leaveHost()
        throw error
      } finally {
        connection.end().catch(ignore)
      }
    },
    forsake() {
      for (const connection of connections) forsaken.add(connection)
    },
    end() {
      unwatch()
      return pool.end()
    },
  }
}
