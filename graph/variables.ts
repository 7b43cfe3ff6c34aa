import {
  coerceInputValue,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

/** What the schema has instead is not told (hideSchemaDetailsFromClientErrors). */
const GUESS = / Did you mean .*$/s

interface ReadVariables {
  /** With the defaults of what was left out. */
  values: Record<string, unknown>
  /**
   * Why they are not of the operation's types, at the fields of the input that are to blame; null when they
   * are.
   */
  wrong: GraphQLError | null
}

/** An operation's variables as its types read them. */
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
      fields.push({ field: `${path.at(-1) ?? name}`, message: message.replace(GUESS, '') })
    })
    if (name in variables) values[name] = value
  }
  const [first] = fields
  return { values, wrong: first ? wrongVariables(first.message, fields) : null }
}

const wrongVariables = (message: string, fields: readonly object[]) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields } })
