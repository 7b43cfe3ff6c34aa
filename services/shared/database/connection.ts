import pg from 'pg'
import { waitWithin } from '../within.ts'
import { DatabaseError, READ_ONLY } from './driver.ts'
import type { Hosts } from './hosts.ts'
import { parsers } from './values.ts'

/** Milliseconds that a host has to accept a connection. */
const CONNECT_MS = 2_000

const options: pg.ClientConfig = {
  // Send statements without waiting for each answer: session.ts `queryAlone`.
  pipeline: true,
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_MS,
  types: { getTypeParser: (id, format) => parsers[Number(id)] ?? pg.types.getTypeParser(id, format) },
}

const ignore = () => {}

type Done = (error: Error | null, client?: pg.Client) => void

/**
 * A connection to the current one of several hosts. It moves on from a host that cannot be reached, or that
 * takes no writes when writes are wanted.
 */
export class Connection extends pg.Client {
  readonly address: string
  readonly #hosts: Hosts

  constructor(hosts: Hosts) {
    super({ ...options, connectionString: hosts.current() })
    this.address = hosts.current()
    this.#hosts = hosts
    // Let its next statement fail. Without a listener, a lost connection would end the process.
    this.on('error', ignore)
  }

  override connect(): Promise<pg.Client>
  override connect(done: Done): void
  override connect(done?: Done): Promise<pg.Client> | undefined {
    const connected = this.#connect()
    if (!done) return connected
    connected.then(
      () => done(null, this),
      (error) => done(error),
    )
    return undefined
  }

  /** Makes later connections use another host. */
  leaveHost(): void {
    this.#hosts.leave(this.address)
  }

  async #connect(): Promise<pg.Client> {
    try {
      await super.connect()
      await waitWithin(CONNECT_MS, this.#begin())
      return this
    } catch (error) {
      this.leaveHost()
      this.end().catch(ignore)
      throw error
    }
  }

  async #begin(): Promise<void> {
    // Compiling a query takes half a second; the longest of ours runs for a tenth of one.
    await this.query('set jit = off')
    if (this.#hosts.count > 1 && this.#hosts.wanted === 'writable') await this.#refuseFollower()
  }

  async #refuseFollower(): Promise<void> {
    const { rows } = await this.query('show transaction_read_only')
    if (rows[0]?.transaction_read_only === 'on') {
      throw new DatabaseError('the server follows another and takes no writes', READ_ONLY)
    }
  }
}
