import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const browserReport = z.object({
  machines: z.record(
    z.string(),
    z.object({
      /** Keys of the transitions taken. */
      covered: z.array(z.string()),
      /** Reasons by key. */
      unreachable: z.record(z.string(), z.string()),
      paths: z.int(),
      steps: z.int(),
      ms: z.number(),
      /** ISO 8601. */
      at: z.iso.datetime(),
    }),
  ),
})

/** What the browser walks leave in reports/walks-browser.json. */
export type BrowserReport = z.infer<typeof browserReport>

/** Null when the browser walks have not been run. Throws when what they left cannot be read. */
export const readBrowserReport = async (file: string): Promise<BrowserReport | null> => {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : browserReport.parse(JSON.parse(text))
}
