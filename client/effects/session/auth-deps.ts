import type { ApolloClient } from '@apollo/client'
import { WITHOUT_SESSION } from '#client/apollo/session.ts'
import type { Vault } from './vault.ts'

export interface AuthDeps {
  apollo: ApolloClient
  vault: Vault
}

/** Tokens must not stay in the cache, so nothing of these is cached. */
export const OUTSIDE_SESSION = { fetchPolicy: 'no-cache', context: WITHOUT_SESSION } as const

/** A valid token may name an account that no longer exists (spec.md section 8, Session errors). */
export const PARTS = { user: 'NO_USER', profile: 'FORBIDDEN' } as const
