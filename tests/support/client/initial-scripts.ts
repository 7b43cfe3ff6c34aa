import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../scripts/run.ts'

export interface InitialScripts {
  files: number
  /** kB as sent to a browser that takes nothing better */
  gzip: number
  /** kB as sent to a browser that takes brotli */
  brotli: number
  /** the text of all scripts */
  code: string
}

/**
 * Measures the JavaScript that a first visit to an address loads: what Chromium has asked for once it asks
 * for nothing more.
 */
export const loadInitialScripts = async (page: Page, address: string): Promise<InitialScripts> => {
  const names = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') names.add(new URL(request.url()).pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const read = (ending = '') =>
    Promise.all([...names].map((name) => readFile(join(root, 'dist', 'client', `${name}${ending}`))))
  const kilobytes = (built: Buffer[]) => built.reduce((sum, { length }) => sum + length, 0) / 1000
  return {
    files: names.size,
    gzip: kilobytes(await read('.gz')),
    brotli: kilobytes(await read('.br')),
    code: (await read()).join('\n'),
  }
}
