import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin, transformWithOxc } from 'vite'
import { root } from './run.ts'

/**
 * Builds what runs the storefront later on a page that the server drew: a file by itself, as a second entry
 * would be split together with the first.
 */
export const laterScript = (): Plugin => ({
  name: 'later-script',
  async generateBundle() {
    const path = join(root, 'client', 'later.ts')
    const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
    const { code: source } = await minify(path, code, { module: true })
    this.emitFile({ type: 'asset', name: 'later.js', originalFileName: 'later.ts', source })
  },
})
