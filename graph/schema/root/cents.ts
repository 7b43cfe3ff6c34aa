import { GraphQLError, GraphQLScalarType } from 'graphql'

const wholeCents = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new GraphQLError('Cents are a whole number.')
}

/** Money. GraphQL's Int ends at 21 million dollars, which a large project passes. */
export const Cents = new GraphQLScalarType<number, number>({
  name: 'Cents',
  serialize: wholeCents,
  parseValue: wholeCents,
})
