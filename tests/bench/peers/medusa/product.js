/** Makes a product of a print: it has one variant, which is printed when it is sold. */
module.exports.makeProduct = ({ title, text, artist, price }, index, channelId, categoryId) => ({
  title,
  subtitle: artist,
  description: text,
  handle: `print-${index}`,
  status: 'published',
  sales_channels: [{ id: channelId }],
  category_ids: [categoryId],
  options: [{ title: 'Kind', values: ['Print'] }],
  variants: [
    {
      title: 'Print',
      sku: `P${index}`,
      manage_inventory: false,
      options: { Kind: 'Print' },
      prices: [{ amount: price, currency_code: 'usd' }],
    },
  ],
})
