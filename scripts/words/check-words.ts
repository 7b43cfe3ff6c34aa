import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findWords } from './find-words.ts'

/** Where words belong: `messages.ts`, or `messages.tsx` where they have markup. */
const isCatalogue = (file: string) => /(^|\/)messages\.tsx?$/.test(file)

/** Names each text of a component, as `client/app/layout.tsx:7: “Skip to content”`. */
export const listWords = (file: string, source: string): string[] =>
  isCatalogue(file)
    ? []
    : findWords(file, source).map(({ words, start }) => {
        const line = source.slice(0, start).split('\n').length
        return `${file}:${line}: “${words.replace(/\s+/g, ' ')}”`
      })

/**
 * Prints each text of a component that stands outside of a catalogue of messages (decision 82). Answers
 * whether there is none, but in the folders that are not moved yet, each of which still has one.
 */
export const checkWords = async (root: string, notMoved: readonly string[]): Promise<boolean> => {
  const left = new Set<string>()
  let isClean = true
  for await (const file of glob('client/**/*.tsx', { cwd: root })) {
    const words = listWords(file, await readFile(join(root, file), 'utf8'))
    if (words.length === 0) continue
    const folder = notMoved.find((each) => file.startsWith(`${each}/`))
    if (folder) left.add(folder)
    else {
      isClean = false
      for (const each of words) console.log(`${each}: move it to the messages.ts of its folder`)
    }
  }
  const done = notMoved.filter((folder) => !left.has(folder))
  for (const folder of done) console.log(`${folder}: no words are left, drop it from the list`)
  return isClean && done.length === 0
}
