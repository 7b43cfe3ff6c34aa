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
  // One more than there are cores: a visitor who waits for the shop leaves its core to another.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Playwright traces the second try, and the test run names whatever needed one.
  retries: 1,
  // These end what hangs; they leave a slow machine its time.
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
      // Only journeys that go another way on a phone run on one: each costs four CPU seconds.
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
