import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const count = z.int().min(0)

const walkedByDriver = z.object({
  driver: z.enum(['pure', 'actor', 'browser']),
  at: z.iso.datetime().nullable(),
  commit: z.string().nullable(),
  paths: count,
  steps: count,
  milliseconds: count,
  covered: z.array(z.string()),
  unreachable: z.array(z.object({ key: z.string(), reason: z.string() })),
})

const walksReport = z.object({
  at: z.iso.datetime(),
  isOfBuild: z.boolean(),
  machines: z.array(
    z.object({
      name: z.string(),
      states: count,
      transitions: count,
      waiting: z.string().nullable(),
      drivers: z.array(walkedByDriver),
      paths: z.array(z.string()),
    }),
  ),
})

/** What `npm run paths` writes to reports/paths.json, and the graph shows to staff. */
export type WalksReport = z.infer<typeof walksReport>

/**
 * Of the walks that were run here, else of those that had been run where the shop was built; null when there
 * is neither.
 */
export const readWalks = async ({ here, ofBuild }: WalksFiles): Promise<WalksReport | null> => {
  const walked = await readWalksReport(here)
  if (walked) return walked
  const built = await readWalksReport(ofBuild)
  return built && { ...built, isOfBuild: true }
}

/**
 * Where walks are told: by `npm run paths`, and by `npm run build`, which takes along what it finds there.
 */
export interface WalksFiles {
  here: string
  ofBuild: string
}

/** Null when there is none, or none that can be read: the next walk writes it anew. */
const readWalksReport = async (file: string): Promise<WalksReport | null> => {
  try {
    return walksReport.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}
