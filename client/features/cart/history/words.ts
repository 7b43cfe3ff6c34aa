import type { ProjectHistoryQuery } from '#client/apollo/generated/graphql.ts'
import { FAULTS } from '../faults.ts'

export type Entry = NonNullable<ProjectHistoryQuery['projectHistory']>['entries'][number]
type Line = Entry['lines'][number]

/** `isGuest`: the reader is the guest whose project it is. */
export const who = ({ kind, name, isYou }: Entry['who'], isGuest: boolean): string => {
  if (isYou || (isGuest && kind === 'GUEST')) return 'You'
  if (kind === 'GUEST') return 'A guest'
  if (kind === 'SYSTEM') return 'The shop'
  return name ?? (kind === 'STAFF' ? 'Our staff' : 'The owner')
}

/** What somebody did, to go after their name. */
export const did = ({ type, lines: [line], undoes, project, text }: Entry): string => {
  const name = nameOf(line)
  const other = project?.label ?? 'another project'
  switch (type) {
    case 'CART_CREATED':
      return 'started the project'
    case 'CART_CLAIMED':
      return 'saved the project to the account'
    case 'ITEM_ADDED':
      return `added ${name}`
    case 'ITEM_RESTORED':
      return `brought ${name} back`
    case 'ITEM_REMOVED':
      return undoes === null ? `removed ${name}` : `took ${name} out again`
    case 'ITEM_QUANTITY_CHANGED':
      return `${undoes === null ? 'changed' : 'set back'} the quantity of ${name} from ${line?.from} to ${line?.to}`
    case 'CART_MERGED':
      return `added the guest project ${other}${undoes === null ? '' : ' again'}`
    case 'MERGE_UNDONE':
      return `took the guest project ${other} out again`
    case 'CART_MIGRATED':
      return `moved it into ${other}`
    case 'LINES_RETURNED':
      return `got back what went into ${other}`
    case 'CART_RENAMED':
      return `named the project ${text}`
    case 'LINES_CHECKED':
      return 'checked prices and what can be bought'
    case 'CART_ORDERED':
      return `ordered it: order #${text}`
    case 'CART_SHARED':
      return 'shared the project by a link'
    case 'SHARE_WITHDRAWN':
      return 'withdrew the link'
    case 'LINE_REVIEWED':
      return `reviewed ${name}${text ? `: “${text}”` : ''}`
  }
}

export const nameOf = (line: Line | undefined): string => line?.name || 'Untitled'

export const sizeOf = ({ width, height, substrate }: Line): string => `${width} × ${height} in, ${substrate}`

/** Where a project took lines from another or gave them, what became of each; else nothing more than the sentence says. */
export const concernsProjects = ({ type }: Entry): boolean =>
  type === 'CART_MERGED' || type === 'MERGE_UNDONE' || type === 'CART_MIGRATED' || type === 'LINES_RETURNED'

/** What became of one line, and for one that was left behind where it is now. */
export const became = ({ from, to, over, leftBehind }: Line, project: Entry['project']): string => {
  if (leftBehind) {
    const place = project ? `, stays in ${project.label}` : ''
    return `could not be brought along${place}: ${FAULTS[leftBehind]}`
  }
  const changed = change(from, to)
  return over > 0 ? `${changed}, ${over} more had no room (a line holds 999)` : changed
}

const change = (from: number, to: number): string => {
  if (from === to) return `still ${to}`
  if (from === 0) return `${to} added`
  if (to === 0) return `${from} left`
  return to > from ? `joined with one that was there, ${from} became ${to}` : `${from} became ${to} again`
}

const count = (lines: readonly Line[], some: (line: Line) => boolean, words: string): string[] => {
  const many = lines.filter(some).length
  return many > 0 ? [`${many} ${words}`] : []
}

/** The lines of an entry in one phrase. */
export const inShort = ({ lines }: Entry): string =>
  [
    ...count(lines, ({ from, to }) => from === 0 && to > 0, 'added'),
    ...count(lines, ({ from, to }) => from > 0 && to > from, 'joined'),
    ...count(lines, ({ from, to }) => to > 0 && to < from, 'reduced'),
    ...count(lines, ({ from, to }) => from > 0 && to === 0, 'left'),
    ...count(lines, ({ over }) => over > 0, 'without room for all'),
    ...count(lines, ({ leftBehind }) => leftBehind !== null, 'could not be brought along'),
  ].join(', ')
