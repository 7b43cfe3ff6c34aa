import type { Equivalent } from '../equivalent.ts'

const same = (machine: string, where: string, reason: string, ...all: readonly string[]): Equivalent[] =>
  all.map((what) => ({ machine, where: `${machine}/${where}`, what, reason }))

/** Those of the rules beside a machine's chart. */
export const inSource: readonly Equivalent[] = [
  ...same(
    'alerts',
    'list.ts, findAlertToForget',
    'There are alerts where one makes room: null is there for the types alone.',
    'takes the left of alerts.find((alert) => !alert.persistent) ?? alerts[0] ?? null',
  ),
  ...same(
    'quick-add',
    'selectors.ts, selectChoice',
    'What is not ready has no whole choice, for which toChoice is null.',
    "drops choice: { choosing: 'ready' } (2)",
    "drops choosing: 'ready' (2)",
  ),
  ...same(
    'quick-add',
    'selectors.ts, selectAreWorkspacesMany',
    'Neither null nor one is more than are listed.',
    'takes the left of workspaceCount ?? 0',
    'changes 0 (2)',
  ),
  ...same(
    'quick-add',
    'options.ts, toInches',
    'Number leaves spaces out itself.',
    'leaves out the call of text.trim() (2)',
  ),
  ...same(
    'quick-add',
    'choice.ts, toChoice',
    'What is no number of inches is an error of its field, which is asked next; null is asked for the types.',
    'takes the left of limits === null || width === null || height === null',
    'takes the left of limits === null || width === null',
  ),
  ...same(
    'quick-view',
    'selectors.ts, selectOpenId',
    'A view that is closed has no image.',
    "drops view: 'open'",
  ),
  ...same(
    'quick-view',
    'page.ts, findNeighbour',
    'No image of a page has no id.',
    'takes the right of id !== null && ids[position] === id',
  ),
]
