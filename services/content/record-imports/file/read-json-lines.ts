import { z } from 'zod'
import type { Resource } from '#services/shared/resources/resource.ts'
import { splitLines } from '../../import/split-lines.ts'
import { jsonCell } from './cells.ts'
import { type Named, namesOf } from './columns.ts'
import type { BadRow, FileRow } from './row.ts'

const record = z.record(z.string(), z.json())

/** Reads rows of JSON lines. A line that cannot be read stops none of the others. */
export async function* readJsonLines(
  text: AsyncIterable<Buffer>,
  resource: Named<Resource>,
): AsyncGenerator<FileRow | BadRow> {
  const known = namesOf(resource)
  let row = 0
  for await (const line of splitLines(text)) {
    row += 1
    if (line === null) yield { row, reason: 'The line is longer than 1 MB.' }
    else if (`${line}`.trim() !== '') yield readLine(`${line}`, row, known)
  }
}

function readLine(line: string, row: number, known: readonly string[]): FileRow | BadRow {
  const { data } = record.safeParse(readJson(line))
  if (!data) return { row, reason: 'The line is no JSON object.' }
  const unknown = Object.keys(data).find((name) => !known.includes(name))
  if (unknown !== undefined) return { row, reason: `There is no field “${unknown.slice(0, 100)}” here.` }
  return { row, cells: new Map(Object.entries(data).map(([name, value]) => [name, jsonCell(value)])) }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
