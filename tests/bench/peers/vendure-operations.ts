/** What a tile and the filters of a storefront on Vendure show. */
export const SEARCH = `
  query Search($input: SearchInput!) {
    search(input: $input) {
      totalItems
      items {
        productId
        productVariantId
        productName
        slug
        currencyCode
        productAsset { id preview }
        priceWithTax {
          ... on PriceRange { min max }
          ... on SinglePrice { value }
        }
      }
      facetValues {
        count
        facetValue { id name facet { id name } }
      }
    }
  }`

/** Adds one, and reads the cart after it, as storefronts on Vendure do. */
export const ADD_ITEM = `
  mutation Add($variant: ID!, $quantity: Int!) {
    addItemToOrder(productVariantId: $variant, quantity: $quantity) {
      ... on Order {
        id
        code
        state
        currencyCode
        totalQuantity
        subTotalWithTax
        totalWithTax
        lines {
          id
          quantity
          linePriceWithTax
          productVariant { id name priceWithTax }
        }
      }
      ... on ErrorResult { errorCode message }
    }
  }`
