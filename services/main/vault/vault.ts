import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Keyring, Place } from './keyring.ts'

/** A number, and what tells whether another is the same. */
export interface Secret {
  kind: 'account' | 'tax' | 'birth'
  /** Without spaces and hyphens. */
  number: string
  /** The bank, or the country: equal numbers of two are different ones. */
  of: string
}

const secret = z.object({ number: z.string(), of: z.string() })

/** What is sealed. */
export const toText = ({ number, of }: Secret): string => JSON.stringify({ number, of })

/** What was sealed. */
export const fromText = (text: string): z.output<typeof secret> => secret.parse(JSON.parse(text))

/** What the mark of a number is made of. */
export const sameAs = ({ number, of }: Pick<Secret, 'number' | 'of'>): string => `${of} ${number}`

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
    async keep(tx: Queryable, place: Place, secret: Secret, at: Date): Promise<string> {
      const id = `vlt-${randomBytes(ID_BYTES).toString('hex')}`
      const { keyId, text } = keyring.seal(toText(secret), place)
      const mark = keyring.markOf(secret.kind, sameAs(secret))
      await tx.query(
        `insert into main.vault (id, kind, "table", "row", field, key_id, sealed, mark, kept_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [id, secret.kind, place.table, place.row, place.field, keyId, text, mark, at],
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
      const opened = keyring.open(row, place)
      if (opened === null) throw new Unopened(id)
      return fromText(opened).number
    },

    async erase(tx: Queryable, id: string): Promise<void> {
      await tx.query('delete from main.vault where id = $1', [id])
    },
  }
}
