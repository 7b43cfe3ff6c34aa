import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Outcome } from './import-catalogue.ts'
import { rateOf } from './progress-lines.ts'

const MOST_SHOWN = 20

const count = new Intl.NumberFormat('en-US')

/** Says in a few lines what an import did. */
export function summaryOf(outcome: Outcome, ms: number): string {
  const { entry, added, changed, same, bad, resumedAt } = outcome
  const resumed = resumedAt > 0 ? `, of which ${count.format(resumedAt)} in an earlier run` : ''
  return [
    `${count.format(entry)} rows${resumed}, in ${(ms / 1000).toFixed(1)} s (${count.format(rateOf(outcome, ms))} rows/s):`,
    `  ${count.format(added)} added, ${count.format(changed)} changed, ${count.format(same)} same, ${count.format(bad)} bad`,
    ...outcome.faults.slice(0, MOST_SHOWN).map((fault) => `  ${faultInWords(fault)}`),
    ...(bad > MOST_SHOWN ? [`  and ${count.format(bad - MOST_SHOWN)} more, all of them in the report`] : []),
  ].join('\n')
}

/** Writes the summary and every bad row to a file of its own under `folder`, and answers its path. */
export async function writeReport(
  folder: string,
  { file, outcome, ms, at }: { file: string; outcome: Outcome; ms: number; at: Date },
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const stamp = at
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '-')
  const path = join(folder, `${stamp}-${basename(file)}.txt`)
  const lines = [file, summaryOf({ ...outcome, faults: [] }, ms), ...outcome.faults.map(faultInWords)]
  await writeFile(path, `${lines.join('\n')}\n`)
  return path
}

const faultInWords = ({ entry, reason }: Outcome['faults'][number]): string => `row ${entry}: ${reason}`
