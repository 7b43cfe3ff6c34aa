import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../journeys/chromium.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** The browser's walks: `npm run test:walks`, and one path alone by its name: `-- -g "auth, path 3"`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './setup.ts',
  outputDir: process.env.RESULTS_FOLDER ?? join(root, 'test-results', 'walks', 'last'),
  reporter: [
    ['list'],
    ['json', { outputFile: join(root, 'reports', 'walks.json') }],
    ['./coverage-reporter.ts'],
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Playwright traces the second try, and the test run names whatever needed one.
  retries: 1,
  // This ends what hangs; it leaves a slow machine its time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    baseURL: process.env.SHOP_URL,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
