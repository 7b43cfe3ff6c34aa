const COLUMNS = [
  ...['name', 'slug', 'description', 'assets', 'facets', 'optionGroups', 'optionValues', 'sku', 'price'],
  ...['taxCategory', 'stockOnHand', 'trackInventory', 'variantAssets', 'variantFacets'],
]

/** Writes goods as the CSV that Vendure imports: each has one variant, which is printed when it is sold. */
export const writeProductsCsv = (goods) => [COLUMNS, ...goods.map(rowOf)].map(lineOf).join('\n')

const rowOf = ({ title, text, artist, type, orientation, tier, price }, index) => [
  ...[title, `print-${index}`, text, ''],
  `artist:${artist}|type:${type}|orientation:${orientation}|price:tier ${tier}`,
  ...['', '', `P${index}`, price, 'standard', 0, 'false', '', ''],
]

const lineOf = (values) => values.map((value) => `"${`${value}`.replaceAll('"', '""')}"`).join(',')
