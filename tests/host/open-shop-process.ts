import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readChoices } from '#tests/bench/choices.ts'
import { run } from '#tests/support/services/process.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { findFreePorts } from '#tests/support/shop/ports.ts'
import { writeStorefront } from '#tests/support/shop/storefront.ts'

export const PICTURE = { id: 'dunes', title: 'Dunes', artist: 'Ada Byron', price: 2 }

/** Runs the web process and the services over one picture and a storefront that needs no build. */
export const openShopProcess = async (databaseUrl = '') => {
  const dataDir = await createStoreFolder('migrated')
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED: 'none' }
  const file = join(dataDir, 'one.jsonl')
  writeFileSync(file, JSON.stringify(PICTURE))
  const importing = run(resolve('services/content/import/main.ts'), [file, '--publish'], env)
  if ((await importing.ended) !== 0) throw new Error(importing.lines.join('\n'))

  const [port, auth, main, content] = await findFreePorts(4)
  const shop = run(resolve('tests/support/shop/entry.ts'), [writeStorefront(createFolder())], {
    ...env,
    GRAPHQL_ADHOC: '1',
    PORT: `${port}`,
    AUTH_PORT: `${auth}`,
    MAIN_PORT: `${main}`,
    CONTENT_PORT: `${content}`,
  })
  await shop.until((line) => line.startsWith('ready http'))
  const at = (number: number | undefined) => `http://127.0.0.1:${number}`
  const [choice] = await readChoices({ auth: at(auth), main: at(main), content: at(content) }, 1)
  if (!choice) throw new Error('There is no picture')
  return { shop, url: `http://localhost:${port}`, dataDir, choice }
}
