import { randomUUID } from 'node:crypto'
import {
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  LogLevel,
} from '@vendure/core'

const { DATABASE_URL, PORT, FILLING } = process.env

/** Vendure as its own guide runs it in production: server and worker, and the search that comes with it. */
export const config = {
  apiOptions: {
    hostname: '127.0.0.1',
    port: Number(PORT),
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: randomUUID() },
  },
  dbConnectionOptions: {
    type: 'postgres',
    url: DATABASE_URL,
    synchronize: FILLING === 'yes',
    logging: false,
    migrations: [],
  },
  // Only what has failed is said, since the bench shows it.
  logger: new DefaultLogger({ level: LogLevel.Error, timestamp: false }),
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [
    DefaultJobQueuePlugin.init({}),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: false }),
  ],
}
