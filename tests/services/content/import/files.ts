import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createFolder } from '#tests/support/services/settings.ts'

/** Writes a file into a folder of its own and answers its path. */
export function fileOf(name: string, content: string | Buffer): string {
  const path = join(createFolder(), name)
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(content) : content)
  return path
}

export const writeJsonLines = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('')

/** Rows as odd as museums' are; none of them is wrong. */
export const ODD_ROWS = [
  { id: 'odd-empty', title: '', artist: null, keywords: [] },
  { id: 'odd-long', title: 'x'.repeat(771) },
  { id: 'odd-quotes', title: `"Quoted" & <b>'it's'</b> \\ %s`, artist: 'Charles "Teenie" Harris' },
  { id: 'odd-breaks', title: 'Trial proof, plate XLIV from\r\n Miserere', caption: 'a\nb\tc' },
  { id: 'odd-control', title: 'Boys\u0092 and Girls\u0092 Division\u0007' },
  { id: 'odd-keywords', keywords: Array.from({ length: 118 }, (_, at) => `Mallock, William, no. ${at}`) },
  { id: 'odd-rtl', title: 'زهرة اللوتس שושנה', artist: 'محمود سعيد' },
  { id: 'odd-cjk', title: '睡蓮の池', artist: '葛飾北斎' },
  { id: 'odd-entity', title: 'Fish &amp; Chips &#39;' },
  { id: 'odd-old', created: '1823-05-01', width_in: 4.016, height_in: 2, max_width: null },
  {
    id: 'odd-unsized',
    width_in: null,
    height_in: null,
    max_width: null,
    max_height: null,
    orientation: 'panoramic',
  },
  { id: 'odd-extra', dim_conflict: true, museum: 'tate', source_url: 'http://example.test/' },
] as const
