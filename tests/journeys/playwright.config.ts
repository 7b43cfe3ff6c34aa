import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

const root = join(import.meta.dirname, '..', '..')

/** What is the same on every screen is tried at a desk alone: the whole of `npm test` has a quarter of an hour. */
const AT_A_DESK = /(account|first-load|history|imported|outage|stock|tabs)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './setup.ts',
  outputDir: join(root, 'test-results'),
  reporter: [['list'], ['json', { outputFile: join(root, 'reports', 'journeys.json') }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Without pictures of each step, which cost a quarter of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: AT_A_DESK,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
