import type { SessionPartsFragment } from '#client/apollo/generated/graphql.ts'
import type { Session } from '#machines/session.ts'
import type { Vault } from './vault.ts'

/** The graph's session as machines pass it on: the access token stays behind, in the vault. */
export const toSession = (vault: Vault, { access, user, profile }: SessionPartsFragment): Session => ({
  access: vault.keepSecret(access),
  user,
  profile,
})
