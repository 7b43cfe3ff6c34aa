import { InMemoryCache } from '@apollo/client'
import { POSSIBLE_TYPES } from './generated/possible-types.ts'

/**
 * Emptied when a session ends, but keeps its watchers: a page that stays follows the next visitor's answers.
 * Apollo's own reset would discard them.
 */
class Cache extends InMemoryCache {
  override reset() {
    return super.reset()
  }
}

/**
 * How the cache identifies each type (design.md section 4). A size, a sum or a page is part of the object
 * that holds it.
 */
export const createCache = () =>
  new Cache({
    possibleTypes: POSSIBLE_TYPES,
    typePolicies: {
      Query: { fields: { savedViews: { merge: false } } },
      User: { keyFields: ['uuid'] },
      // While it cannot be read again, what was read stays.
      QuotePayload: { fields: { quote: { merge: (known, read) => read ?? known ?? null } } },
      Cart: { keyFields: ['token'], fields: { items: { merge: false } } },
      SharedProject: { keyFields: ['shareToken'] },
      Profile: { keyFields: [] },
      Session: { keyFields: false },
      Order: { keyFields: ['orderId'] },
      /** Numbered within its order. */
      OrderLine: { keyFields: false },
      SubstrateOption: { keyFields: false },
      Image: { fields: { media: { merge: true } } },
    },
  })
