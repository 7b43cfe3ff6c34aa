const { readFile, writeFile } = require('node:fs/promises')
const {
  createApiKeysWorkflow,
  createProductCategoriesWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
} = require('@medusajs/medusa/core-flows')
const { makeProduct } = require('./product.js')

const AT_ONCE = 100

/**
 * `medusa exec`: reads goods from the first file that is named and makes products of them; writes what a
 * storefront has to know of the shop, its key and its region, to the second.
 */
module.exports.default = async ({ container, args: [goodsFile, shopFile] }) => {
  const run = async (workflow, input) => (await workflow(container).run({ input })).result
  const goods = JSON.parse(await readFile(goodsFile, 'utf8'))

  const [channel] = await run(createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Web' }] })
  const [region] = await run(createRegionsWorkflow, {
    regions: [
      { name: 'US', currency_code: 'usd', countries: ['us'], payment_providers: ['pp_system_default'] },
    ],
  })
  await run(createTaxRegionsWorkflow, [{ country_code: 'us', provider_id: 'tp_system' }])
  const [key] = await run(createApiKeysWorkflow, {
    api_keys: [{ title: 'Storefront', type: 'publishable', created_by: '' }],
  })
  await run(linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })

  const types = [...new Set(goods.map(({ type }) => type))]
  const categories = await run(createProductCategoriesWorkflow, {
    product_categories: types.map((name) => ({ name, is_active: true })),
  })
  const categoryIds = new Map(categories.map(({ id, name }) => [name, id]))
  const products = goods.map((good, index) =>
    makeProduct(good, index, channel.id, categoryIds.get(good.type)),
  )
  for (let from = 0; from < products.length; from += AT_ONCE)
    await run(createProductsWorkflow, { products: products.slice(from, from + AT_ONCE) })

  await writeFile(shopFile, JSON.stringify({ key: key.token, region: region.id }))
}
