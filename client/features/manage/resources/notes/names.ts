/** As the service reads them (services/shared/resources/notes/named.ts). */
const NAME = /(?<![\p{L}\p{N}._%+-])@[a-z0-9._%+-]+(?:@[a-z0-9.-]+)?/giu

interface Part {
  text: string
  /** It names a colleague. */
  isName: boolean
}

/** Takes a note apart into names and what stands between them; together the parts are the note. */
export const partsOf = (note: string): Part[] => {
  const parts: Part[] = []
  let end = 0
  for (const { 0: found, index } of note.matchAll(NAME)) {
    // The full stop of a sentence is no part of a name.
    const name = found.replace(/[.-]+$/, '')
    if (name === '@') continue
    parts.push({ text: note.slice(end, index), isName: false }, { text: name, isName: true })
    end = index + name.length
  }
  return [...parts, { text: note.slice(end), isName: false }].filter(({ text }) => text !== '')
}
