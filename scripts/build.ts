import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { runCodegen } from '../codegen.ts'
import { createBuildStamp } from './built.ts'
import { writeFavicon } from './favicon.ts'
import { showProgress } from './progress.ts'
import { root } from './run.ts'

const COMPRESSED = new Set(['.js', '.css', '.html', '.svg', '.json'])

/**
 * Generates the types, builds the client into dist/client, and writes brotli and gzip copies beside each
 * file; builds into dist/server what draws pages of it. Does nothing when the sources have not changed since.
 */
export const buildClient = async () => {
  const stamp = createBuildStamp()
  if (await stamp.isBuilt()) return
  await showProgress('Building the storefront', async () => {
    await stamp.forget()
    await runCodegen()
    // Read before the build, which may miss what is edited meanwhile.
    const sources = await stamp.hashSources()
    await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
    await build({ configFile: join(root, 'vite.server.config.ts'), logLevel: 'warn' })
    const folder = join(root, 'dist', 'client')
    await writeFavicon(join(root, 'client', 'app', 'start', 'icon.svg'), join(folder, 'favicon.ico'))
    await compressAll(folder)
    await keepWalks()
    await stamp.mark(sources)
  })
}

/**
 * Keeps what was walked of this build's machines beside it, for a shop that runs no walks; another build's
 * goes.
 */
const keepWalks = async () => {
  const kept = join(root, 'dist', 'walks.json')
  await rm(kept, { force: true })
  const walked = await readFile(join(root, 'reports', 'paths.json')).catch(() => null)
  if (walked) await writeFile(kept, walked)
}

const compressAll = async (folder: string) => {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.filter((file) => COMPRESSED.has(extname(file))).map((file) => compress(join(folder, file))),
  )
}

const compress = async (path: string) => {
  const content = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality)),
    writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 })),
  ])
}

if (import.meta.main) await buildClient()
