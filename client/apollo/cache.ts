import { InMemoryCache } from '@apollo/client'

/** What the graph's types are known by (design.md section 4). A size, a sum or a page is part of what holds it. */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      User: { keyFields: ['uuid'] },
      Cart: { keyFields: ['token'], fields: { items: { merge: false } } },
      Profile: { keyFields: [] },
      Session: { keyFields: false },
      SubstrateOption: { keyFields: false },
      Image: { fields: { media: { merge: true } } },
    },
  })
