import { GraphQLScalarType } from 'graphql'

/** JSON's own values pass as they are. */
export const Json = new GraphQLScalarType({ name: 'JSON' })
