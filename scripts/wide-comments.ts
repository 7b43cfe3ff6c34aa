import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const MOST = 110

const COMMENT = /^\s*(\/\/|\/\*\*?|\*|\{\/\*|--|#) /

/** A comment to a tool must stand on one line, however long. */
const TO_A_TOOL = /biome-ignore|@ts-/

/** Names each line of a comment that is too wide, as `host/main.ts:7`. The formatter leaves them alone. */
export const findWideComments = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      line.length > MOST && COMMENT.test(line) && !TO_A_TOOL.test(line) ? [`${file}:${at + 1}`] : [],
    )

/** Leaves out applied migrations, which must never change, and the printed schema, which a tool writes. */
const isOurs = (file: string) => !file.includes('/migrations/') && file !== 'graph/schema.graphql'

/** Prints each line of a comment in the repository that is too wide. */
export const checkCommentWidths = async (home: string): Promise<boolean> => {
  const kinds = ['ts', 'tsx', 'mjs', 'css', 'sql', 'graphql'].map((kind) => `*.${kind}`)
  const { stdout } = await promisify(execFile)('git', ['ls-files', ...kinds], {
    cwd: home,
    maxBuffer: 10_000_000,
  })
  const files = stdout.split('\n').filter((file) => file !== '' && isOurs(file))
  const wide = await Promise.all(
    files.map(async (file) => findWideComments(file, await readFile(join(home, file), 'utf8'))),
  )
  for (const place of wide.flat()) console.log(place)
  return wide.flat().length === 0
}
