import { runFromCommandLine } from './browser-tests.ts'

/**
 * `npm run test:walks`: walks the machines in the browser; `-- -g "auth, path 3"` walks one path by its name.
 */
await runFromCommandLine('walks')
