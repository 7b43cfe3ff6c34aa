import { createWeb } from '#host/web/server.ts'
import { readSettings } from '#services/shared/settings.ts'

/** The web process alone, before the services that its settings name. */
const web = await createWeb({ settings: readSettings(process.env), render: () => 'a page' })
console.log(`listening ${await web.listen({ host: '127.0.0.1', port: 0 })}`)
