import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.ts'
import { type InitialScripts, loadInitialScripts } from '../support/client/initial-scripts.ts'

export type InitialJavaScript = { route: string } & Omit<InitialScripts, 'code'>

const ROUTES = ['/', '/search', '/cart', '/accounts/login', '/accounts/register']

/** What a first visit to each page loads of JavaScript, as a real Chromium asks for it. */
export const measureJavaScript = async (url: string): Promise<InitialJavaScript[]> => {
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
  const measured = []
  for (const route of ROUTES) {
    const context = await browser.newContext()
    const { files, gzip, brotli } = await loadInitialScripts(await context.newPage(), `${url}${route}`)
    measured.push({ route, files, gzip, brotli })
    await context.close()
  }
  await browser.close()
  return measured
}
