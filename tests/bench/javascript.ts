import { chromium } from '@playwright/test'
import { type InitialScripts, loadInitialScripts } from '../support/client/initial-scripts.ts'
import { readChromiumOptions } from './chromium.ts'

export type InitialJavaScript = { route: string } & Omit<InitialScripts, 'code'>

const ROUTES = ['/', '/search', '/cart', '/accounts/login', '/accounts/register']

/** Measures the JavaScript of a first visit to each page, in a real Chromium. */
export const measureJavaScript = async (url: string): Promise<InitialJavaScript[]> => {
  const browser = await chromium.launch(await readChromiumOptions())
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
