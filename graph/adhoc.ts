import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql'

/**
 * Limits of documents that were not known at build; they are accepted in development only (design.md section
 * 4).
 */
export const MOST_TOKENS = 1_000

/** The rules throw by themselves, which is the server's fault to Apollo; a document's fault is reported. */
const reporting = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
}

export const adhocRules: ValidationRule[] = [
  maxDepthRule({ n: 10, ...reporting }),
  maxAliasesRule({ n: 15, ...reporting }),
]
