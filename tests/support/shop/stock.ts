import { createStockService } from '#services/stock/service.ts'

/**
 * Runs the stock source in a process of its own, as Getty's is: STOCK_PORT says where and GETTY_API_KEY for
 * whom.
 */
const { STOCK_PORT, GETTY_API_KEY } = process.env
const service = await createStockService({ logLevel: 'warn', apiKey: GETTY_API_KEY ?? '' })
await service.listen({ host: '127.0.0.1', port: Number(STOCK_PORT) })
process.send?.('ready')
