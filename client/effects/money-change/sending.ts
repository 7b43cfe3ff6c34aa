import type { ApolloClient } from '@apollo/client'
import type { MoneyAnswerFragment } from '#client/apollo/generated/graphql.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import type { MoneyCommand } from '#machines/money-change/ports.ts'

export type CommandOf<Kind extends MoneyCommand['kind']> = Extract<MoneyCommand, { kind: Kind }>

/** What goes with any command. */
export interface Sending {
  apollo: ApolloClient
  vault: Pick<Vault, 'readSecret' | 'takeSecret'>
  idempotencyKey: string
  /** Answers what was typed at a field; empty where nothing was. */
  typed(name: string): string
  /** Answers null where nothing was. */
  typedOrNone(name: string): string | null
}

/** The id of what was made or changed, or why it was refused. */
export type Answer = Pick<MoneyAnswerFragment, 'id' | 'userErrors'>
