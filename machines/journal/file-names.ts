import { isLeftBehind } from '#machines/upload-file/file.ts'

/** What somebody calls a file and where it lies on their disk: the journals of what is sent have both. */

/** A file has a size; one that is not taken has a reason; one that another looks like has an id. */
const isAboutFile = (whole: object): boolean =>
  ('size' in whole && typeof whole.size === 'number') ||
  ('path' in whole && 'reason' in whole) ||
  ('thumb' in whole && 'file' in whole && whole.file !== null) ||
  ('remote' in whole && 'sellsSmall' in whole)

/** Names that systems give are nobody's, and guards know them. */
const isOfSystem = (name: string): boolean => isLeftBehind({ name }) && !name.startsWith('.')

export const isFileNameIn = (whole: object, key: string, part: unknown): part is string =>
  (key === 'name' || key === 'path') && typeof part === 'string' && isAboutFile(whole) && !isOfSystem(part)

export function* findFileNames(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (isFileNameIn(value, key, part)) yield part
    yield* findFileNames(part)
  }
}

const SHORTEST_WITHIN = 6

/** Whether it is looked for in other text: a short or a plain word may be the name of a state. */
export const isTelling = (name: string): boolean => name.length >= SHORTEST_WITHIN && /\W/.test(name)

/** Keeps of a file's name what guards tell apart: its ending, and that it is hidden. */
export const asFileName = (name: string, alias: string): string => {
  const [ending = ''] = name.match(/(?<=[^.])\.\w{1,5}$/) ?? []
  return `${name.startsWith('.') ? '.' : ''}${alias}${ending}`
}
