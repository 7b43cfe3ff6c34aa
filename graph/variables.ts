import {
  coerceInputValue,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

/** Why an operation's variables are not of its types, at the fields of the input that are to blame. */
export const wrongVariables = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError => {
  const fields = variableDefinitions.flatMap(({ variable: { name }, type: node }) => {
    const type = typeFromAST(schema, node)
    const wrong: { field: string; message: string }[] = []
    if (isInputType(type))
      coerceInputValue(variables[name.value], type, (path, _value, { message }) => {
        wrong.push({ field: `${path.at(-1) ?? name.value}`, message })
      })
    return wrong
  })
  return new GraphQLError(fields[0]?.message ?? 'Invalid variables.', {
    extensions: { code: 'BAD_USER_INPUT', fields },
  })
}
