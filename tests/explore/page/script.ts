import { recordActors } from '#tests/walks/browser/page-recorder.ts'
import { stayHere } from './stay-here.ts'
import { tellEdge } from './tell-edge.ts'
import { watchActors } from './watch-actors.ts'
import { watchScreen } from './watch-screen.ts'

/**
 * Writes the script that the edge puts into every page, with what is wrong there on purpose, if anything.
 * Node has taken the types out, so its text is what a browser runs.
 */
export const writePageScript = (wrong?: () => void): string =>
  [watchActors, recordActors, watchScreen, tellEdge, stayHere, ...(wrong ? [wrong] : [])]
    .map((part) => `(${part})();`)
    .join('\n')
