/**
 * `npm run bench:opening [-- --folder FOLDER --times N]`: opens pictures of 100 megapixels of each format
 * one after another, ten times or N, and prints the time of one and the peak of memory of the process that
 * opens them. FOLDER keeps the files for another run.
 */

import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createOpener } from '#services/content/opening/opener.ts'
import { PictureRefused } from '#services/content/opening/refused.ts'
import { median } from '../measure.ts'
import { makeFiles } from './files.ts'
import { watchPeak } from './peak.ts'

const MEGA = 1_000_000

const { values } = parseArgs({
  options: { folder: { type: 'string' }, times: { type: 'string', default: '10' } },
})
const times = Number(values.times)
const kept = values.folder
const folder = kept ?? mkdtempSync(join(tmpdir(), 'aquatint-opening-'))
mkdirSync(folder, { recursive: true })

async function measure({ name, path }: { name: string; path: string }) {
  const opener = createOpener()
  const peak = watchPeak()
  const took: number[] = []
  let end = 'opened'
  for (let turn = 0; turn < times; turn += 1) {
    const begun = performance.now()
    try {
      await opener.open(path, join(folder, 'proof'))
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      end = `refused: ${error.code}`
    }
    took.push(performance.now() - begun)
  }
  const megabytes = peak.stop() / MEGA
  await opener.close()
  return {
    format: name,
    'file, MB': (statSync(path).size / MEGA).toFixed(0),
    end,
    'median, ms': Math.round(median(took)),
    'slowest, ms': Math.round(Math.max(...took)),
    'peak RSS, MB': megabytes.toFixed(0),
  }
}

try {
  const rows = []
  for (const file of await makeFiles(folder, console.error)) {
    console.error(`Opening ${file.name} ${times} times …`)
    rows.push(await measure(file))
  }
  console.table(rows)
} finally {
  if (!kept) rmSync(folder, { recursive: true, force: true })
}
