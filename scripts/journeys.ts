import { runFromCommandLine } from './browser-tests.ts'

/**
 * `npm run test:journeys`: runs what people do over several screens; `-- -g "by the mail's link"` runs some
 * by their words.
 */
await runFromCommandLine('journeys')
