import { dummyPaymentHandler, LanguageCode } from '@vendure/core'

/** Makes what Vendure needs before it sells: a country, a tax, ways to send and to pay, categories. */
export const makeInitialData = (goods) => ({
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Americas',
  countries: [{ name: 'United States of America', code: 'US', zone: 'Americas' }],
  taxRates: [{ name: 'Standard Tax', percentage: 20 }],
  shippingMethods: [{ name: 'Standard Shipping', price: 500 }],
  paymentMethods: [
    {
      name: 'Standard Payment',
      handler: {
        code: dummyPaymentHandler.code,
        arguments: [{ name: 'automaticSettle', value: 'false' }],
      },
    },
  ],
  collections: [...new Set(goods.map(({ type }) => type))].map((type) => ({
    name: type,
    filters: [
      { code: 'facet-value-filter', args: { facetValueNames: [`type:${type}`], containsAny: false } },
    ],
  })),
})
