import { runFromCommandLine } from './browser-tests.ts'

/**
 * `npm run test:journeys`: what people do over several screens; some alone by their words: `-- -g "by the
 * mail's link"`.
 */
await runFromCommandLine('journeys')
