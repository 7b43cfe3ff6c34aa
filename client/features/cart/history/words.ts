import type { ProjectHistoryQuery } from '#client/apollo/generated/graphql.ts'
import { FAULT_WORDS } from '#client/features/purchase/fault-words.ts'
import { frameWords } from '#client/features/purchase/frame-words.ts'
import { formatMoney } from '#client/ui/money.ts'

export type Entry = NonNullable<ProjectHistoryQuery['projectHistory']>['entries'][number]
type Line = Entry['lines'][number]

/**
 * `isGuest`: the reader is the guest whose project it is. A guest with a name is who has the link to look at
 * it.
 */
export const whoInWords = ({ kind, name, isYou }: Entry['who'], isGuest: boolean): string => {
  if (isYou || (isGuest && kind === 'GUEST' && name === null)) return 'You'
  if (kind === 'GUEST') return name ?? 'A guest'
  if (kind === 'SYSTEM') return 'The shop'
  return name ?? (kind === 'STAFF' ? 'Our staff' : 'The owner')
}

/** What somebody did, to go after their name. */
export const deedInWords = ({ type, lines, undoes, project, text, verdict }: Entry): string => {
  const [line] = lines
  const name = nameOf(line)
  const other = project?.label ?? 'another project'
  switch (type) {
    case 'CART_CREATED':
      return 'started it'
    case 'CART_CLAIMED':
      return 'saved it to the account'
    case 'ITEM_ADDED':
      return `added ${name}`
    case 'ITEM_RESTORED':
      return `put ${name} back`
    case 'ITEM_REMOVED':
      return undoes === null ? `removed ${name}` : `undid adding ${name}`
    case 'ITEM_QUANTITY_CHANGED':
      return `changed the quantity of ${name} ${undoes === null ? '' : 'back '}from ${line?.from} to ${line?.to}`
    case 'CART_MERGED':
      return `added the guest cart${undoes === null ? '' : ' again'}`
    case 'MERGE_UNDONE':
      return 'undid adding the guest cart'
    case 'CART_MIGRATED':
      return `moved it into ${other}`
    case 'LINES_RETURNED':
      return `got its items back from ${other}`
    case 'CART_RENAMED':
      return `${undoes === null ? 'named' : 'renamed'} it ${text}`
    case 'LINES_CHECKED':
      return line && lines.length === 1 ? findingInWords(line) : `checked ${lines.length} items`
    case 'CART_ORDERED':
      return `ordered it: order #${text}`
    case 'CART_SHARED':
      return 'shared a link to it'
    case 'SHARE_WITHDRAWN':
      return 'turned off the link'
    case 'LINE_REVIEWED':
      return `${REVIEWED[verdict ?? 'COMMENT']} ${name}${text ? `: “${text}”` : ''}`
  }
}

export const nameOf = (line: Line | undefined): string => line?.name || 'Untitled'

export const sizeOf = ({ width, height, substrate, frame }: Line): string =>
  [`${width} × ${height} in`, substrate, ...(frame ? [frameWords(frame).toLowerCase()] : [])].join(', ')

/** Where many lines may be concerned, what became of each; else nothing more than the sentence says. */
export const concernsMany = ({ type, lines }: Entry): boolean =>
  type === 'CART_MERGED' ||
  type === 'MERGE_UNDONE' ||
  type === 'CART_MIGRATED' ||
  type === 'LINES_RETURNED' ||
  (type === 'LINES_CHECKED' && lines.length > 1)

/** What became of one line, and for one that was left behind where it is now. */
export const lineInWords = (line: Line, { type, project }: Pick<Entry, 'type' | 'project'>): string => {
  if (type === 'LINES_CHECKED') return standingInWords(line)
  const { from, to, over, leftBehind } = line
  if (leftBehind) {
    const place = project ? ' and stays in the guest cart' : ''
    return `couldn’t be moved${place}: ${FAULT_WORDS[leftBehind]}`
  }
  const changed = changeInWords(from, to)
  return over > 0 ? `${changed}. ${over} more didn’t fit: a line holds up to 999` : changed
}

/** How a line stands after a check. */
const standingInWords = ({ priceFrom, priceTo, leftBehind }: Line): string => {
  if (leftBehind) return `can no longer be bought: ${FAULT_WORDS[leftBehind]}`
  if (priceFrom === null || priceTo === null) return 'can be bought again'
  return `was ${formatMoney(priceFrom)}, now ${formatMoney(priceTo)}`
}

const findingInWords = (line: Line): string => {
  const { priceFrom, priceTo, leftBehind } = line
  if (leftBehind || priceFrom === null || priceTo === null)
    return `found that ${nameOf(line)} ${standingInWords(line)}`
  return `changed the price of ${nameOf(line)} from ${formatMoney(priceFrom)} to ${formatMoney(priceTo)}`
}

const REVIEWED = { APPROVED: 'approved', CHANGES: 'asked for changes to', COMMENT: 'commented on' } as const

const changeInWords = (from: number, to: number): string => {
  if (from === to) return `still ${to}`
  if (from === 0) return `${to} added`
  if (to === 0) return `${from} removed`
  return to > from
    ? `combined with one already there, now ${to} instead of ${from}`
    : `back to ${to} from ${from}`
}

const countInWords = (
  lines: readonly Line[],
  isCounted: (line: Line) => boolean,
  words: string,
): string[] => {
  const many = lines.filter(isCounted).length
  return many > 0 ? [`${many} ${words}`] : []
}

/** The lines of an entry in one phrase. */
export const linesInWords = ({ type, lines }: Entry): string =>
  (type === 'LINES_CHECKED' ? checkedInWords(lines) : movedInWords(lines)).join(', ')

const checkedInWords = (lines: readonly Line[]): string[] => [
  ...countInWords(lines, ({ leftBehind, priceTo }) => !leftBehind && priceTo !== null, 'with a new price'),
  ...countInWords(lines, ({ leftBehind }) => leftBehind !== null, 'no longer for sale'),
  ...countInWords(lines, ({ leftBehind, priceTo }) => !leftBehind && priceTo === null, 'for sale again'),
]

const movedInWords = (lines: readonly Line[]): string[] => [
  ...countInWords(lines, ({ from, to }) => from === 0 && to > 0, 'added'),
  ...countInWords(lines, ({ from, to }) => from > 0 && to > from, 'combined'),
  ...countInWords(lines, ({ from, to }) => to > 0 && to < from, 'reduced'),
  ...countInWords(lines, ({ from, to }) => from > 0 && to === 0, 'removed'),
  ...countInWords(lines, ({ over }) => over > 0, 'didn’t all fit'),
  ...countInWords(lines, ({ leftBehind }) => leftBehind !== null, 'couldn’t be moved'),
]
