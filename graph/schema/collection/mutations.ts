import type { CollectionView } from '#services/content/collections/contract.ts'
import { type UserError, userErrorsFrom } from '../../errors.ts'
import type { MutationResolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

interface CollectionAnswer {
  collection: CollectionView | null
  userErrors: UserError[]
}

/** The service's fields, as the inputs name them. */
const FIELDS = { contents: 'imageIds', prepend: 'imageIds', remove: 'imageIds' }

const answer = async (change: () => Promise<CollectionView>): Promise<CollectionAnswer> => {
  try {
    return { collection: await change(), userErrors: [] }
  } catch (error) {
    return { collection: null, userErrors: userErrorsFrom(error, FIELDS, 'id') }
  }
}

const once = async (key: string, change: () => Promise<CollectionView>): Promise<CollectionAnswer> => {
  const userErrors = wrongKey(key)
  return userErrors.length > 0 ? { collection: null, userErrors } : answer(change)
}

const createCollection: MutationResolvers['createCollection'] = (_, { input }, { collections }) => {
  const { idempotencyKey, name, description } = input
  return once(idempotencyKey, () =>
    collections.create({ name, description: description ?? '' }, idempotencyKey),
  )
}

const updateCollection: MutationResolvers['updateCollection'] = (_, { input }, { collections }) => {
  const { id, idempotencyKey, name, description, imageIds, version } = input
  const body = { name, description, contents: imageIds, version }
  return once(idempotencyKey, () => collections.replace(id, body, idempotencyKey))
}

const addToCollection: MutationResolvers['addToCollection'] = (_, { input }, { collections }) =>
  answer(() => collections.add(input.id, input.imageIds))

const removeFromCollection: MutationResolvers['removeFromCollection'] = (_, { input }, { collections }) =>
  answer(() => collections.remove(input.id, input.imageIds))

const deleteCollection: MutationResolvers['deleteCollection'] = async (
  _,
  { id, idempotencyKey },
  { collections },
) => {
  const userErrors = wrongKey(idempotencyKey)
  if (userErrors.length > 0) return { userErrors }
  try {
    await collections.drop(id, idempotencyKey)
    return { userErrors: [] }
  } catch (error) {
    return { userErrors: userErrorsFrom(error, FIELDS, 'id') }
  }
}

export const collectionMutations = {
  createCollection,
  updateCollection,
  addToCollection,
  removeFromCollection,
  deleteCollection,
} satisfies MutationResolvers
