import { recordActors } from '#tests/walks/browser/page-recorder.ts'
import { watchPage } from './watch.ts'

/** What the edge lays into every page: Node has taken the types out of both, so their text is what a browser runs. */
export const pageScript = (): string => `(${watchPage})();(${recordActors})();`
