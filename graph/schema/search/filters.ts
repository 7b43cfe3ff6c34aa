import { type GraphQLSchema, getDirectiveValues, getNamedType, isEnumType, isInputObjectType } from 'graphql'
import type { SearchFilters } from '../../generated/resolvers.ts'

/** What is chosen, as the content service takes it: the schema says how each option is written there. */
export const toServiceFilters = (filters: SearchFilters, schema: GraphQLSchema) =>
  Object.fromEntries(
    Object.entries(filters).map(([section, chosen]) => [
      section,
      Array.isArray(chosen) ? chosen.map((name) => writeOption(schema, section, name)) : chosen,
    ]),
  )

/** Answers a number where the option is written in digits, and the name where the schema says nothing. */
const writeOption = (schema: GraphQLSchema, section: string, name: string): string | number => {
  const filters = schema.getType('SearchFilters')
  const options = isInputObjectType(filters) ? getNamedType(filters.getFields()[section]?.type) : null
  const node = isEnumType(options) ? options.getValue(name)?.astNode : null
  const directive = schema.getDirective('written')
  const written = node && directive ? getDirectiveValues(directive, node)?.as : null
  if (typeof written !== 'string') return name
  return /^\d+$/.test(written) ? Number(written) : written
}
