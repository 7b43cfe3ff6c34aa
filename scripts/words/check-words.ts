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
 * Prints each text of a component that stands outside of a catalogue of messages (decision 82), and answers
 * whether there is none.
 */
export const checkWords = async (root: string): Promise<boolean> => {
  let isClean = true
  for await (const file of glob('client/**/*.tsx', { cwd: root })) {
    for (const each of listWords(file, await readFile(join(root, file), 'utf8'))) {
      isClean = false
      console.log(`${each}: move it to the messages.ts of its folder`)
    }
  }
  return isClean
}
