import type { SecretRef } from '#machines/session.ts'

/** Passwords and tokens on their way through a machine: events and journals hold only the reference. */
export interface Vault {
  keepSecret(value: string): SecretRef
  /** The secret, once: it is forgotten as it is taken. Null when there is none, as after a reload. */
  takeSecret(ref: SecretRef): string | null
}

export const createVault = (): Vault => {
  const secrets = new Map<SecretRef, string>()
  return {
    keepSecret(value) {
      const ref = crypto.randomUUID()
      secrets.set(ref, value)
      return ref
    },
    takeSecret(ref) {
      const value = secrets.get(ref) ?? null
      secrets.delete(ref)
      return value
    },
  }
}
