import pg from 'pg'
import { watchDatabase } from '../metrics/database.ts'
import { within } from '../within.ts'
import { Connection } from './connection.ts'
import { DatabaseError } from './driver.ts'
import type { Hosts } from './hosts.ts'

const CONNECTIONS = 10
/** Milliseconds until one of them is free, or made. */
const WAIT_MS = 5_000
/** Milliseconds in which a host that is there answers the least that can be asked. */
const ANSWER_MS = 2_000

export interface Lent {
  client: pg.PoolClient
  /** A connection that is closed is replaced when another is needed. */
  giveBack(end: { closed: boolean }): void
  /** The host takes no writes any more. */
  leaveHost(): void
}

export interface Pool {
  /** The borrower alone has it. Throws what the last host that was tried says. */
  lend(): Promise<Lent>
  /** Asks the current host on a connection outside of the pool. */
  ask(): Promise<void>
  /** No connection that there is is lent again. */
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
  // An idle connection that the server ends is replaced by the pool.
  pool.on('error', ignore)
  const unwatch = watchDatabase(() => ({
    inUse: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }))

  /** Each host is tried once; the pool itself asks the same for ever. */
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
        await within(ANSWER_MS, connection.query('select 1'))
      } catch (error) {
        // A server that refuses, such as one that has no connection left or takes no writes, is there.
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
