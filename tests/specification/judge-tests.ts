import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Judgement, judge } from './judge.ts'
import { sections } from './lines.ts'
import { readTags, type Tags } from './read-tags.ts'

const root = join(import.meta.dirname, '..', '..')

/** Reads the tags of all test files and judges the whole specification by them. */
export const judgeTests = async (): Promise<Judgement> => {
  const files: Tags[] = []
  for await (const file of glob('tests/**/*.{ts,tsx}', { cwd: root })) {
    const source = await readFile(join(root, file), 'utf8')
    if (/spec\b\W*\d/i.test(source)) files.push(readTags(file, source))
  }
  const inOrder = new Intl.Collator('en', { numeric: true })
  return judge(sections, {
    tagged: files.flatMap(({ tagged }) => tagged).sort((one, other) => inOrder.compare(one.at, other.at)),
    faults: files.flatMap(({ faults }) => faults),
  })
}
