import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { WalksReport } from '#graph/schema/walks/report.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const FONTS = [
  ['Inter Variable', '100 900', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
  ['Fraunces Variable', '100 900', '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'],
] as const

const fontFace = async ([family, weight, file]: (typeof FONTS)[number]): Promise<string> => {
  const data = await readFile(join(root, 'node_modules', file), 'base64')
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
}

/** Collects the house's theme and the styles of every part of the page. */
const stylesOf = async (vite: ViteDevServer): Promise<string> => {
  const theme = await readFile(join(root, 'client', 'ui', 'theme.css'), 'utf8')
  const modules = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()]
  const sheets = await Promise.all(
    modules
      .filter((url) => url.endsWith('.module.css'))
      .map(async (url) => String((await vite.ssrLoadModule(`${url}?inline`)).default)),
  )
  const fonts = await Promise.all(FONTS.map(fontFace))
  return [...fonts, theme.replace(/^@import.*$/gm, ''), ...sheets, PAGE].join('\n')
}

const PAGE = 'body{max-width:83rem;margin:0 auto;padding:3rem clamp(1rem,4vw,3.5rem) 6rem}'

/**
 * Writes the report as one file that needs nothing else, and answers its path. It is the page of
 * /manage/machines itself: Vite compiles its components, which Node cannot run as they are.
 */
export const writePage = async (folder: string, report: WalksReport): Promise<string> => {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { renderPage } = await vite.ssrLoadModule(join(import.meta.dirname, 'page.tsx'))
    const body: string = await renderPage(report)
    const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Machines · Aquatint</title>
<style>${await stylesOf(vite)}</style>
</head>
<body><main>${body}</main></body>
</html>
`
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'index.html'), html)
    return join(folder, 'index.html')
  } finally {
    await vite.close()
  }
}
