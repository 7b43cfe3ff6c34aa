import { runFromCommandLine } from './browser-tests.ts'

/**
 * `npm run test:walks`: walks the machines in the browser; one path alone by its name: `-- -g "auth, path
 * 3"`.
 */
await runFromCommandLine('walks')
