import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findWords } from './find-words.ts'

const READ = 'client/**/*.{ts,tsx}'

/**
 * Where words belong: `messages.ts`, or `messages.tsx` where they have markup; and modules that put sentences
 * together, which their names say.
 */
const isCatalogue = (file: string) => /(^|\/)messages\.tsx?$|(^|[/-])words\.ts$/.test(file)

/** Begins with a capital and goes on with another word: in a module of code, most single words are names. */
const SENTENCE = /^\P{L}*\p{Lu}.*\p{L}[,:;.’”)…]* [“(…]?\S*\p{L}/su

/** Names each text of a module that a person reads, as `client/app/layout.tsx:7: “Skip to content”`. */
export const listWords = (file: string, source: string): string[] =>
  isCatalogue(file)
    ? []
    : findWords(file, source)
        .filter(({ words }) => file.endsWith('.tsx') || SENTENCE.test(words))
        .map(({ words, start }) => {
          const line = source.slice(0, start).split('\n').length
          return `${file}:${line}: “${words.replace(/\s+/g, ' ')}”`
        })

/**
 * Prints each text of a module that stands outside of a catalogue of messages (decision 82), and answers
 * whether there is none.
 */
export const checkWords = async (root: string): Promise<boolean> => {
  let isClean = true
  for await (const file of glob(READ, { cwd: root })) {
    for (const each of listWords(file, await readFile(join(root, file), 'utf8'))) {
      isClean = false
      console.log(`${each}: move it to the messages.ts of its folder`)
    }
  }
  return isClean
}
