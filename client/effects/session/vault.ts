import type { SecretRef } from '#machines/session.ts'

/** Passwords and tokens on their way through a machine: events and journals hold only the reference. */
export interface Vault {
  keepSecret(value: string): SecretRef
  /** The secret, once: it is forgotten as it is taken. Null when there is none, as after a reload. */
  takeSecret(ref: SecretRef): string | null
  /** The secret, which stays: it is shown, or asked with more than once. Null when there is none. */
  readSecret(ref: SecretRef): string | null
  /** The secrets that this names and that have not been taken: what goes with it to another tab. */
  findSecrets(data: unknown): Readonly<Record<SecretRef, string>>
  /** Secrets that came from another tab, under the references they have there. */
  addSecrets(secrets: Readonly<Record<SecretRef, string>>): void
  /** Forgets all: whoever typed them is gone. */
  clear(): void
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
    readSecret: (ref) => secrets.get(ref) ?? null,
    findSecrets(data) {
      if (secrets.size === 0) return {}
      const text = JSON.stringify(data)
      return Object.fromEntries([...secrets].filter(([ref]) => text.includes(ref)))
    },
    addSecrets(added) {
      for (const [ref, value] of Object.entries(added)) secrets.set(ref, value)
    },
    clear: () => secrets.clear(),
  }
}
