import type { BrowserWalk } from './browser-walk.ts'
import { auth } from './machines/auth.ts'

/** One for every machine with a screen. */
export const browserWalks: readonly BrowserWalk[] = [auth]
