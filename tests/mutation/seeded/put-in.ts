import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Seed } from './seeds.ts'

/** Answers the file's text with the bug in it; throws where the file no longer has the passage. */
export const addSeed = (text: string, { what, file, was, is }: Seed): string => {
  const count = text.split(was).length - 1
  if (count !== 1) throw new Error(`${file} has ${count} places for: ${what}.`)
  return text.replace(was, () => is)
}

export const putIn = async (house: string, seed: Seed): Promise<void> => {
  const file = join(house, seed.file)
  await writeFile(file, addSeed(await readFile(file, 'utf8'), seed))
}
