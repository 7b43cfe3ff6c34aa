import { type GraphQLSchema, isAbstractType } from 'graphql'

/**
 * A plugin of codegen: which types may stand for each interface and union. Apollo's cache goes by it where a
 * fragment is on one.
 */
export const plugin = (schema: GraphQLSchema): string => {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType)
  const entries = abstract.map((type) => {
    const names = schema.getPossibleTypes(type).map(({ name }) => `'${name}'`)
    return `  ${type.name}: [${names.join(', ')}],`
  })
  return ['export const POSSIBLE_TYPES = {', ...entries, '}', ''].join('\n')
}
