import {
  coerceInputValue,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

/** Do not tell what the schema has instead (hideSchemaDetailsFromClientErrors). */
const GUESS = / Did you mean .*$/s

interface ReadVariables {
  /** With defaults for what was left out. */
  values: Record<string, unknown>
  /** Why they do not fit the operation's types, at the input's fields to blame; null when they fit. */
  wrong: GraphQLError | null
}

/** Reads an operation's variables by its types. */
export const readVariables = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): ReadVariables => {
  const values: Record<string, unknown> = {}
  const fields: { field: string; message: string }[] = []
  for (const { variable, type: node } of variableDefinitions) {
    const name = variable.name.value
    const type = typeFromAST(schema, node)
    if (!isInputType(type)) continue
    const value: unknown = coerceInputValue(variables[name], type, (path, _value, { message }) => {
      fields.push({ field: fieldAt(path) ?? name, message: message.replace(GUESS, '') })
    })
    if (name in variables) values[name] = value
  }
  const [first] = fields
  return { values, wrong: first ? wrongVariables(first.message, fields) : null }
}

/** Names a field as the services do: an entry of a list by its place, `links.0`. */
const fieldAt = (path: readonly (string | number)[]): string | undefined => {
  const named = path.findLastIndex((step) => typeof step === 'string')
  return path.length === 0 ? undefined : path.slice(Math.max(named, 0)).join('.')
}

const wrongVariables = (message: string, fields: readonly object[]) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields } })
