import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql'

/**
 * Limits of documents that were not known at build; only development accepts such documents (design.md
 * section 4).
 */
export const MOST_TOKENS = 1_000

/** The rules throw by default, which Apollo takes for the server's fault; report it as the document's. */
const reporting = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
}

export const adhocRules: ValidationRule[] = [
  maxDepthRule({ n: 10, ...reporting }),
  maxAliasesRule({ n: 15, ...reporting }),
]
