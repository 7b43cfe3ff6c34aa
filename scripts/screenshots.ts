import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DEMO_PASSWORD } from '#services/auth/users/demo.ts'
import { awaitReadyPages } from '#tests/support/shop/ready-pages.ts'
import { ensureHeadlessShell } from './chromium.ts'
import { type Shown, showPictures } from './readme-pictures.ts'
import { root } from './run.ts'
import { startAlone } from './shop-alone.ts'

/** `npm run screenshots`: takes the pictures of the demonstration as it is now, and shows them in README. */
const FOLDER = join(root, 'docs', 'pictures')
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }
/** As tall as a hundred tiles are at this width: pictures further down would not be drawn. */
const WALL = { width: 1600, height: 10_500 }
const MOST_BYTES = 120_000
/** A hundred renditions that are made as they are asked for, on a busy machine. */
const PATIENCE_MS = 240_000
const QUALITIES = [82, 72, 62, 50, 40]

const results = (page: Page) => page.getByRole('list', { name: 'Search results' }).getByRole('link')
const quickView = (page: Page) => page.getByRole('region', { name: /^Quick view/ })

/** Opens the first print of a search, framed in oak. */
async function openFramed(page: Page): Promise<void> {
  await page.goto('/search?sort=popular')
  await results(page).first().click()
  const frames = quickView(page).getByRole('group', { name: 'Frame' })
  await frames.getByRole('radio', { name: /^Natural oak/ }).check({ force: true })
  const mats = quickView(page).getByRole('group', { name: 'Mat' })
  await mats.getByRole('radio', { name: /^White/ }).check({ force: true })
}

/** Shows the frame around the print, and not the print alone. */
async function openQuickView(page: Page): Promise<void> {
  await openFramed(page)
  await quickView(page).getByRole('tab', { name: 'Frame' }).click()
}

async function addToCart(page: Page): Promise<void> {
  await openFramed(page)
  await quickView(page)
    .getByRole('button', { name: /^Add to (cart|project)$/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Save your cart' })
  await dialog.getByLabel('Email').fill('visitor@example.com')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: /^1 item in / }).waitFor()
}

async function openConsole(page: Page): Promise<void> {
  await page.goto('/accounts/login?redirect=/manage/image')
  await page.getByLabel('Email').last().fill('staff@aquatint.test')
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('table').first().waitFor()
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('figure').first().getByRole('img').waitFor()
}

const openSearch = async (page: Page) => {
  await page.goto('/search')
  await results(page).first().waitFor()
}

async function openWall(page: Page): Promise<void> {
  await page.goto('/search?sort=popular')
  const address = await results(page).first().getAttribute('href')
  await page.goto(`/images/${address?.split('#')[1] ?? ''}`)
  await page.getByRole('tab', { name: 'On a wall' }).click()
  await page.getByRole('tabpanel', { name: 'On a wall' }).getByRole('img').first().waitFor()
}

async function openCart(page: Page): Promise<void> {
  await addToCart(page)
  await page.getByRole('link', { name: /^1 item in / }).click()
  await page.getByRole('list', { name: 'Items' }).waitFor()
}

/** Decodes what drawings such as walls show, which no event of the page tells of. */
async function decodeDrawn(): Promise<void> {
  const drawn = [...document.querySelectorAll('svg image')].map((image) => image.getAttribute('href') ?? '')
  const images = [...document.images].map(({ currentSrc }) => currentSrc)
  for (const source of [...drawn, ...images].filter(Boolean)) {
    const image = new Image()
    image.src = source
    await image.decode().catch(() => {})
  }
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
}

interface Picture extends Shown {
  /** Comes to what it shows. */
  open(page: Page): Promise<unknown>
}

const PICTURES: readonly Picture[] = [
  { name: 'home', alt: 'The home page', open: openHome },
  { name: 'search', alt: 'A search, with its filters and prices', open: openSearch },
  { name: 'quick-view', alt: 'The quick view: a print framed in oak, and its price', open: openQuickView },
  { name: 'wall', alt: 'A picture on a wall, as large as it would be', open: openWall },
  { name: 'cart', alt: 'The cart, with frames, shipping and total', open: openCart },
  { name: 'console', alt: 'The console: the pictures that staff edit', open: openConsole },
]
const ON_A_PHONE: Shown = { name: 'phone', alt: 'The home page on a phone' }

/** Waits until every picture on the screen is there and drawn, then takes it. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  )
  await page.evaluate(decodeDrawn)
  const png = await page.screenshot({ animations: 'disabled' })
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length > MOST_BYTES && quality !== QUALITIES.at(-1)) continue
    writeFileSync(join(FOLDER, `${name}.webp`), webp)
    return console.log(`docs/pictures/${name}.webp  ${Math.round(webp.length / 1_000)} kB`)
  }
}

/** Opens a page of its own that waits as long as a shop takes which makes its renditions now. */
async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options })
  page.setDefaultTimeout(PATIENCE_MS)
  awaitReadyPages(page)
  return page
}

/** Takes a hundred pictures of the catalogue together, as one. */
async function takeHundred(page: Page): Promise<void> {
  await page.goto('/search?limit=100&api=internal')
  await results(page).nth(99).waitFor()
  // Not before: a hundred renditions that are made at once leave no processor for the search itself.
  await page.setViewportSize(WALL)
  const areThere = () =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  await page.waitForFunction(areThere)
  await page.evaluate(decodeDrawn)
  const wall = page.getByRole('list', { name: 'Search results' })
  // The header would stay over the first row.
  const png = await wall.screenshot({ animations: 'disabled', style: 'header { visibility: hidden }' })
  await sharp(png)
    .resize({ width: 1000 })
    .webp({ quality: 50, effort: 6 })
    .toFile(join(root, 'docs', 'demonstration.webp'))
}

async function takeAll(browser: Browser, baseURL: string): Promise<void> {
  for (const { name, open } of PICTURES) {
    const page = await openPage(browser, { baseURL, viewport: DESK })
    await open(page)
    await shoot(page, name)
    await page.close()
  }
  const phone = await openPage(browser, { baseURL, viewport: PHONE, isMobile: true, hasTouch: true })
  await openHome(phone)
  await shoot(phone, ON_A_PHONE.name)
  await phone.close()
  await takeHundred(await openPage(browser, { baseURL, viewport: { ...WALL, height: DESK.height } }))
}

mkdirSync(FOLDER, { recursive: true })
const shop = await startAlone(['ignore', 'pipe', 'inherit'])
// The shop ends too, and then this.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => shop.kill('SIGTERM'))
try {
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    shop.stdout?.on('data', (chunk) => {
      said += chunk
      const [ready] = /http:\/\/localhost:\d+/.exec(said.slice(said.indexOf('ready '))) ?? []
      if (said.includes('ready ') && ready) resolve(ready)
    })
    shop.once('exit', (code) => reject(new Error(`The shop ended with code ${code}:\n${said}`)))
  })
  const executablePath = await ensureHeadlessShell()
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  })
  await takeAll(browser, url).finally(() => browser.close())
  const readme = join(root, 'README.md')
  writeFileSync(readme, showPictures(readFileSync(readme, 'utf8'), PICTURES, ON_A_PHONE))
} finally {
  if (shop.exitCode === null) {
    shop.kill('SIGTERM')
    await once(shop, 'exit')
  }
}
