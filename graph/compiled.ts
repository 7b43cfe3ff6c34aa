import type { ApolloServerOptionsWithGateway } from '@apollo/server'
import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { describeOperation, runInSpan } from './tracing.ts'
import { readVariables } from './variables.ts'

type Gateway = ApolloServerOptionsWithGateway<object>['gateway']

/** More than the client's operations: it bounds ad hoc ones. */
const MOST_OPERATIONS = 500

/**
 * Runs each operation as code that is compiled once for it (design.md section 8). Apollo's hook for that is
 * its gateway.
 */
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
      executor: async ({ document, queryHash, operationName, operation, context, request }) => {
        if (!operation) return { errors: [new GraphQLError('There is no operation of this name.')] }
        const compiled = compile(document, queryHash, operationName)
        if (!isCompiledQuery(compiled)) return compiled
        const { variables = {} } = request
        return runInSpan(describeOperation(operation.operation, operationName), async () => {
          const answer = await compiled.query(undefined, context, variables)
          if (answer.data !== undefined) return toResult(answer)
          // Nothing has run. The compiler also refuses an operation that leaves out a field with a default of
          // its own.
          const { values, wrong } = readVariables(schema, operation, variables)
          return wrong ? { errors: [wrong] } : toResult(await compiled.query(undefined, context, values))
        })
      },
    }),
    stop: async () => {},
  }
}

const toResult = ({ data, errors }: ExecutionResult): ExecutionResult =>
  errors ? { data, errors: errors.map(addExtensions) } : { data }

/** Adds extensions to errors that the compiler makes itself: Apollo reads those of every error. */
const addExtensions = (error: Partial<GraphQLError> & { message: string }) =>
  error instanceof GraphQLError && error.extensions !== undefined
    ? error
    : new GraphQLError(error.message, { path: error.path, originalError: error.originalError })
