import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from '#client/app/pages/pages.ts'
import { SECTION_PAGES } from '#host/web/preload.ts'

/**
 * Writes the files of a built storefront that the web process reads at its start, for tests that ask for no
 * page.
 */
export const writeStorefront = (folder: string): string => {
  const manifest = Object.fromEntries(
    ['index.html', 'later.ts', ...Object.values(SECTION_PAGES), ...PAGES.map((page) => page.module)].map(
      (module) => [module, { file: 'page.js' }],
    ),
  )
  mkdirSync(join(folder, '.vite'), { recursive: true })
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'index.html'), '<head><!--settings--></head><body></body>')
  return folder
}
