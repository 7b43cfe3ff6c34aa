import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../run.ts'

/** Writes a source, formatted as the house does where that is possible, so that it can be kept. */
export const writeFormatted = async (file: string, text: string): Promise<void> => {
  const biome = join(root, 'node_modules', '.bin', 'biome')
  const { status, stdout } = spawnSync(biome, ['format', `--stdin-file-path=${relative(root, file)}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })
  await writeFile(file, status === 0 ? stdout : text)
}
