import { createHmac, hkdfSync } from 'node:crypto'
import type { TaxKey, TaxKeys } from '#services/shared/tax-keys.ts'
import { open, seal } from './cipher.ts'

/** Where a secret belongs: sealed for one place, it cannot be opened at another. */
export interface Place {
  table: string
  row: string
  field: string
}

export interface Sealed {
  /** The name of the key that it is sealed with. */
  keyId: string
  text: string
}

export type Keyring = ReturnType<typeof createKeyring>

const KEY_BYTES = 32

/** Derives a key for one use of its own, from which none for another use can be computed. */
const derive = ({ key }: TaxKey, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `aquatint ${use}`, KEY_BYTES))

/** The first key seals, and all of them open: so that one can be replaced while numbers are kept. */
export function createKeyring(keys: TaxKeys) {
  const [first] = keys
  const uses = new Map(
    keys.map((key) => [
      key.id,
      {
        cipher: derive(key, 'vault'),
        sameness: derive(key, 'sameness'),
        bodies: derive(key, 'request bodies'),
        proof: derive(key, 'proof of key'),
      },
    ]),
  )
  const keysOf = (id: string) => {
    const found = uses.get(id)
    if (!found) throw new Error(`TAX_KEYS has no key ${id}.`)
    return found
  }
  const hash = (key: Buffer, text: string): string =>
    createHmac('sha256', key).update(text).digest('base64url')

  return {
    first: first.id,
    ids: keys.map(({ id }) => id),

    seal: (secret: string, place: Place): Sealed => ({
      keyId: first.id,
      text: seal(keysOf(first.id).cipher, secret, boundTo(place, first.id)),
    }),

    /** Null for what was sealed for another place, with another key, or has been changed. */
    open: ({ keyId, text }: Sealed, place: Place): string | null =>
      uses.has(keyId) ? open(keysOf(keyId).cipher, text, boundTo(place, keyId)) : null,

    /** Equal for equal numbers of a kind, as the first key writes it. Nobody without it finds the number. */
    markOf: (kind: string, number: string): string => hash(keysOf(first.id).sameness, `${kind}\n${number}`),

    /** Tells requests apart without telling what they hold. */
    fingerprintOf: (body: string): string => hash(keysOf(first.id).bodies, body),

    /** Tells keys of one name apart without telling them. */
    proofOf: (id: string): string => hash(keysOf(id).proof, id),
  }
}

const boundTo = ({ table, row, field }: Place, keyId: string): string =>
  JSON.stringify([table, row, field, keyId])
