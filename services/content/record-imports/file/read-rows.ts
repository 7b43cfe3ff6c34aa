import type { Resource } from '#services/shared/resources/resource.ts'
import { FileRefused, type Limits } from '../limits.ts'
import type { Named } from './columns.ts'
import { readCsv } from './read-csv.ts'
import { readJsonLines } from './read-json-lines.ts'
import type { BadRow, FileRow } from './row.ts'
import { unpack } from './unpack.ts'

const DELIMITERS = [',', ';', '\t']

/**
 * Reads the rows of a file, in flat memory: JSON lines where it begins with a brace, CSV otherwise. Throws
 * FileRefused for what can be neither.
 */
export async function* readRows(
  path: string,
  resource: Named<Resource>,
  limits: Pick<Limits, 'unpacked'>,
): AsyncGenerator<FileRow | BadRow> {
  const pieces = unpack(path, limits)
  let beginning = Buffer.alloc(0)
  while (!isTelling(beginning)) {
    const { value, done } = await pieces.next()
    if (done) break
    beginning = Buffer.concat([beginning, value])
  }
  const text = `${beginning}`
  if (text.includes('\0')) throw new FileRefused('This file is no text.')
  const [first] = text.trimStart()
  if (first === '[')
    throw new FileRefused('This file is one list of JSON. Write each record on a line of its own.')
  const all = join(beginning, pieces)
  yield* first === '{' ? readJsonLines(all, resource) : readCsv(all, resource, delimiterOf(text))
}

/** Longer than any header of ours. */
const ENOUGH = 65_536

const isTelling = (beginning: Buffer): boolean => beginning.length >= ENOUGH || beginning.includes('\n')

async function* join(beginning: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield beginning
  yield* rest
}

/** Answers what stands most often between the names of the header. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const [most = ','] = DELIMITERS.toSorted(
    (one, other) => header.split(other).length - header.split(one).length,
  )
  return most
}
