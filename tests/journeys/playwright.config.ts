import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

const root = join(import.meta.dirname, '..', '..')

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './setup.ts',
  outputDir: process.env.RESULTS_FOLDER ?? join(root, 'test-results', 'journeys', 'last'),
  reporter: [['list'], ['json', { outputFile: join(root, 'reports', 'journeys.json') }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The second try is what is traced, and the test run names whatever needed one.
  retries: 1,
  // What hangs is ended by these; a slow machine is given its time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      // What is the same on every screen is tried at a desk alone: the whole of `npm test` has a quarter of
      // an hour.
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
