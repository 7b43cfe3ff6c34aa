import type { ApolloServerOptionsWithGateway } from '@apollo/server'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'

type Gateway = ApolloServerOptionsWithGateway<object>['gateway']

/** More than the client has operations; the bound is for ad hoc ones. */
const MOST_OPERATIONS = 500

/** Runs each operation as code compiled once for it (design.md section 8). Apollo's gateway is its hook for that. */
export const createCompiledGateway = (schema: GraphQLSchema): Gateway => {
  const operations = new LRUCache<string, CompiledQuery | ExecutionResult>({ max: MOST_OPERATIONS })

  const compile = (document: DocumentNode, queryHash: string, operationName: string | null) => {
    const key = `${queryHash} ${operationName}`
    const held = operations.get(key)
    if (held) return held
    const operation = compileQuery(schema, document, operationName ?? undefined)
    operations.set(key, operation)
    return operation
  }

  return {
    onSchemaLoadOrUpdate: (take) => {
      take({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => {}
    },
    load: async () => ({
      executor: async ({ document, queryHash, operationName, context, request }) => {
        const operation = compile(document, queryHash, operationName)
        return isCompiledQuery(operation)
          ? operation.query(undefined, context, request.variables ?? {})
          : operation
      },
    }),
    stop: async () => {},
  }
}
