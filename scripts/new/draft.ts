/** What `npm run new` writes, and what is left to whoever asked for it. */
export interface Draft {
  /** Texts of new files, by their paths from the root. */
  files: Readonly<Record<string, string>>
  registrations: readonly Registration[]
  /** What has to be filled in, or comes next, in the order in which it is done. */
  left: readonly string[]
}

/** A line in a list that names all of a kind. */
export interface Registration {
  file: string
  /** An import that the line needs; left out where it needs none. */
  imports?: string
  /** How the list begins, as in `const pages = [`. */
  list: string
  entry: string
}

/**
 * The text with the entry at the end of its list, and the import at the top; Biome sorts both. Throws where
 * the list is not there.
 */
export const register = (text: string, { file, imports, list, entry }: Registration): string => {
  const begin = text.indexOf(list)
  const end = text.slice(begin).search(/^[\]}]/m)
  if (begin === -1 || end === -1) throw new Error(`${file} has no list that begins with ${list}`)
  const at = begin + end
  return `${imports ? `${imports}\n` : ''}${text.slice(0, at)}  ${entry},\n${text.slice(at)}`
}
