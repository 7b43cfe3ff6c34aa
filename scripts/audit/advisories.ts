import { execFile } from 'node:child_process'
import { z } from 'zod'

const severity = z.enum(['info', 'low', 'moderate', 'high', 'critical'])

/** The output of `npm audit --json` where the registry answered. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity,
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string().optional() })])),
    }),
  ),
})

export interface Advisory {
  package: string
  severity: z.output<typeof severity>
  titles: string[]
}

/** The known advisories against what is installed, or why nobody could say. */
export type Advisories = { known: Advisory[] } | { unanswered: string }

/** Reads what `npm audit --json` printed. */
export const advisoriesIn = (printed: string): Advisories => {
  const read = report.safeParse(jsonOf(printed))
  if (!read.success) return { unanswered: reasonIn(printed) }
  const known = Object.entries(read.data.vulnerabilities).map(([name, { severity, via }]) => ({
    package: name,
    severity,
    titles: via.map((one) =>
      typeof one === 'string' ? `by way of ${one}` : `${one.title} ${one.url ?? ''}`,
    ),
  }))
  return { known }
}

/** Asks the registry. npm exits with 1 both for advisories and for no answer: only its output tells which. */
export const askForAdvisories = (folder: string): Promise<Advisories> =>
  new Promise((resolve) => {
    const options = { cwd: folder, timeout: 120_000, maxBuffer: 64 * 1024 * 1024 }
    execFile('npm', ['audit', '--json'], options, (error, stdout) => {
      resolve(stdout === '' && error ? { unanswered: error.message } : advisoriesIn(stdout))
    })
  })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const refusal = z.object({ message: z.string() })

const reasonIn = (printed: string): string => {
  const read = refusal.safeParse(jsonOf(printed))
  return read.success ? read.data.message : 'npm audit printed what nobody can read.'
}
