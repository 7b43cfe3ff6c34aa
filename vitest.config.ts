import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const madeLanguage = join(import.meta.dirname, 'tests', 'explore', 'made', 'language.ts')

export default defineConfig({
  // As Node resolves it for the libraries: two copies of graphql do not know each other's types.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      // Bombadil's package has types only: its language is inside its program.
      { find: /^@antithesishq\/bombadil$/, replacement: madeLanguage },
    ],
  },
  test: {
    environment: 'node',
    // What hangs is ended by these; what is slow, on a machine that is, is none of their business.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Of conditions that are waited for: one second, as it is without this, is too short on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // One more than there are cores: a file that waits for a process leaves its core to another.
    maxWorkers: 3,
    // Files share their worker's modules: loading them anew for each took half of a run.
    isolate: false,
    setupFiles: ['tests/support/services/cleanup-setup.ts'],
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'services',
          include: ['tests/services/**/*.test.ts'],
          exclude: ['tests/**/*.isolated.test.ts'],
          globalSetup: ['tests/support/services/postgres-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/services/**', 'tests/**/*.isolated.test.ts'],
        },
      },
      {
        extends: true,
        // What puts another module in a library's place needs modules of its own.
        test: { name: 'isolated', include: ['tests/**/*.isolated.test.ts'], isolate: true },
      },
    ],
  },
})
