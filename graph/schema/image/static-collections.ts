import type { StaticCollection as RestCollection } from '#services/shared/vocabulary.ts'
import type { StaticCollection } from '../../generated/resolvers.ts'

export const staticCollectionOf: Record<StaticCollection, RestCollection> = {
  GOVERNMENT: 'government',
  COMMERCIAL: 'commercial',
}

const NAMES: Record<RestCollection, StaticCollection> = { government: 'GOVERNMENT', commercial: 'COMMERCIAL' }

export const toStaticCollection = (collection: RestCollection): StaticCollection => NAMES[collection]
