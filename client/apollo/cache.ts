import { type Cache as ApolloCache, InMemoryCache } from '@apollo/client'
import { takeUnlessOlder, tellCartVersion } from './cart-version.ts'
import { POSSIBLE_TYPES } from './generated/possible-types.ts'

class Cache extends InMemoryCache {
  /**
   * Emptied when a session ends, but keeps its watchers: a page that stays follows the next visitor's
   * answers. Apollo's own reset would discard them.
   */
  override reset() {
    return super.reset()
  }

  override write(options: ApolloCache.WriteOptions) {
    return super.write(tellCartVersion(options))
  }
}

const newest = { merge: takeUnlessOlder }

/**
 * How the cache identifies each type (design.md section 4). A size, a sum or a page is part of the object
 * that holds it.
 */
export const createCache = () =>
  new Cache({
    possibleTypes: POSSIBLE_TYPES,
    typePolicies: {
      Query: { fields: { deskSales: { merge: false }, savedViews: { merge: false } } },
      User: { keyFields: ['uuid'] },
      // While it cannot be read again, what was read stays.
      QuotePayload: { fields: { quote: { merge: (known, read) => read ?? known ?? null } } },
      // Whatever an event of its stream may change.
      Cart: {
        keyFields: ['token'],
        fields: {
          arrival: newest,
          freeShippingGap: newest,
          grandTotal: newest,
          isGuest: newest,
          items: newest,
          latestOrder: newest,
          project: newest,
          quantity: newest,
          shipping: newest,
          subtotal: newest,
          version: newest,
          volumeDiscount: newest,
          volumeDiscountRate: newest,
        },
      },
      CartItem: {
        fields: { addedUnitPrice: newest, fault: newest, quantity: newest, total: newest, unitPrice: newest },
      },
      ProjectRef: { fields: { label: newest, name: newest } },
      PaymentAccount: { keyFields: ['token'] },
      SharedProject: { keyFields: ['shareToken'] },
      Profile: { keyFields: [] },
      ArtistApplication: { keyFields: [] },
      OwnArtistProfile: { keyFields: [] },
      FollowMail: { keyFields: [] },
      Session: { keyFields: false },
      Order: { keyFields: ['orderId'] },
      /** As an email is previewed: one profile may be called otherwise in another. */
      ArtistEmailRecipient: { keyFields: false },
      ArtistEmailLeftOut: { keyFields: false },
      /** Numbered within their order. */
      OrderLine: { keyFields: false },
      ReturnedLine: { keyFields: false },
      RefundableLine: { keyFields: false },
      /** By resource and id: ids of two resources may be equal. */
      ResourceRecord: { keyFields: ['key'] },
      SubstrateOption: { keyFields: false },
      Image: { fields: { media: { merge: true } } },
    },
  })
