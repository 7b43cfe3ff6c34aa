import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
const base = 'http://localhost:14300'
const paths = JSON.parse(process.argv[3] ?? '[]') as [string, string][]
for (const width of [1280, 390]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(`${base}/accounts/login?redirect=%2Fartist`)
  await page.getByLabel('Email').last().fill(process.argv[2]!)
  await page.getByLabel('Password').last().fill('aquatint-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/artist')
  for (const [name, path] of paths) {
    await page.goto(base + path)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: true })
  }
  if (width === 1280) {
    for (const click of ['sales', 'statements']) {
      await page.goto(`${base}/artist/account?show=${click}`)
      await page.waitForLoadState('networkidle')
      const link = page.getByRole('main').getByRole('table').getByRole('link').first()
      if (await link.count()) { await link.click(); await page.waitForLoadState('networkidle'); await page.waitForTimeout(300); console.log(page.url()); await page.screenshot({ path: `/tmp/shots/${click}-one-${width}.png`, fullPage: true }) }
    }
  }
}
await browser.close()
