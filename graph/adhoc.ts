import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import type { ValidationRule } from 'graphql'

/** Limits of documents that were not known at build; they are accepted in development only (design.md section 4). */
export const MOST_TOKENS = 1_000

export const adhocRules: ValidationRule[] = [
  maxDepthRule({ n: 10 }),
  maxAliasesRule({ n: 10 }),
  costLimitRule({ maxCost: 5_000 }),
]
