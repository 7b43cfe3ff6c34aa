import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.ts'

export interface InitialJavaScript {
  route: string
  /** kB as sent, brotli */
  brotli: number
  files: number
}

const ROUTES = ['/', '/search', '/cart', '/accounts/login', '/accounts/register']

/** What a first visit to each page loads of JavaScript, as a real Chromium received it. */
export const measureJavaScript = async (url: string): Promise<InitialJavaScript[]> => {
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
  const measured = []
  for (const route of ROUTES) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(`${url}${route}`, { waitUntil: 'networkidle' })
    const bytes = await Promise.all(sizes)
    measured.push({ route, brotli: bytes.reduce((sum, size) => sum + size, 0) / 1000, files: bytes.length })
    await context.close()
  }
  await browser.close()
  return measured
}
