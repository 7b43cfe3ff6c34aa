import { runTool } from './run.ts'

/**
 * `npm run test:stores`: runs the services' tests over PostgreSQL and over the embedded store; `-- FILE` runs
 * one of them.
 */
const files = process.argv.slice(2)
process.exitCode = await runTool('vitest', ['run', ...(files.length > 0 ? files : ['tests/services'])], {
  STORES: 'each',
})
