const { randomUUID } = require('node:crypto')
const { defineConfig } = require('@medusajs/framework/utils')

const { DATABASE_URL } = process.env

/** Medusa as it comes, without its administration: one process, which keeps its cache and events in memory. */
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: DATABASE_URL,
    databaseDriverOptions: { ssl: false },
    http: {
      storeCors: '',
      adminCors: '',
      authCors: '',
      jwtSecret: randomUUID(),
      cookieSecret: randomUUID(),
    },
  },
  admin: { disable: true },
})
