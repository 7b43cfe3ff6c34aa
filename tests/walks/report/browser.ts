import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { MachineCoverage } from '../browser/coverage.ts'

const browserReport: z.ZodType<{ machines: MachineCoverage[] }> = z.object({
  machines: z.array(
    z.object({
      name: z.string(),
      covered: z.array(z.string()),
      unreachable: z.array(z.object({ key: z.string(), reason: z.string() })),
      paths: z.int(),
      steps: z.int(),
      milliseconds: z.int(),
      when: z.iso.datetime(),
      // Older reports have no commit.
      commit: z.string().nullable().default(null),
    }),
  ),
})

/**
 * Reads what the last browser walks covered of each machine; null when there are none. Throws when it cannot
 * be read.
 */
export const readBrowserReport = async (file: string): Promise<readonly MachineCoverage[] | null> => {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : browserReport.parse(JSON.parse(text)).machines
}
