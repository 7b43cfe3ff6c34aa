import { randomBytes } from 'node:crypto'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Keyring, Place } from './keyring.ts'

/** What is kept: a number, and of what kind it is, as equal ones of a kind are found. */
export interface Secret {
  kind: 'account' | 'tax'
  /** As it is compared: without spaces and hyphens. */
  number: string
}

export type Vault = ReturnType<typeof createVault>

/** A number that its place cannot open: it was sealed for another one, or has been changed. */
export class Unopened extends Error {
  constructor(id: string) {
    super(`${id} of the vault cannot be opened here: it was sealed for another place, or has been changed.`)
    this.name = 'Unopened'
  }
}

const ID_BYTES = 16

/**
 * Keeps tax and account numbers sealed in `main.vault`, beside the events, which hold an entry's id alone:
 * whoever erases the row has erased the number.
 */
export function createVault(keyring: Keyring) {
  return {
    /** Tells requests apart that hold numbers, for the idempotency store. */
    fingerprintOf: keyring.fingerprintOf,

    /** Keeps a number for one place, and answers the entry's id, such as `vlt-…`. */
    async keep(tx: Queryable, place: Place, { kind, number }: Secret, at: Date): Promise<string> {
      const id = `vlt-${randomBytes(ID_BYTES).toString('hex')}`
      const { keyId, text } = keyring.seal(number, place)
      await tx.query(
        `insert into main.vault (id, kind, "table", "row", field, key_id, sealed, mark, kept_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [id, kind, place.table, place.row, place.field, keyId, text, keyring.markOf(kind, number), at],
      )
      return id
    },

    /** Answers a number; null where it has been erased. Throws {@link Unopened} at another place. */
    async open(db: Queryable, id: string, place: Place): Promise<string | null> {
      const [row] = await db.query<{ keyId: string; text: string }>(
        'select key_id as "keyId", sealed as text from main.vault where id = $1',
        [id],
      )
      if (!row) return null
      const number = keyring.open(row, place)
      if (number === null) throw new Unopened(id)
      return number
    },

    async erase(tx: Queryable, id: string): Promise<void> {
      await tx.query('delete from main.vault where id = $1', [id])
    },
  }
}
