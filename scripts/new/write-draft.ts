import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Draft, register } from './draft.ts'

/** Writes the files of a draft and registers them. Throws before anything is written where one is there. */
export const writeDraft = async ({ files, registrations }: Draft, root: string): Promise<void> => {
  const there = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (there) throw new Error(`${there} is there already.`)
  const registered = await Promise.all(
    registrations.map(async (one) => {
      const path = join(root, one.file)
      return { path, text: register(await readFile(path, 'utf8'), one) }
    }),
  )
  const made = Object.entries(files).map(([file, text]) => ({ path: join(root, file), text }))
  for (const { path, text } of [...made, ...registered]) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
