import { z } from 'zod'
import { keptSecret } from './secret.ts'

const port = (fallback: number) =>
  z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535).default(fallback)
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const address = httpUrl.transform((url) => url.replace(/\/+$/, '')).optional()

const schema = z.object({
  PORT: port(3000),
  AUTH_PORT: port(3001),
  MAIN_PORT: port(3002),
  CONTENT_PORT: port(3003),
  STOCK_PORT: port(3004),
  /** Folder of the embedded store, media and secrets. */
  DATA_DIR: z.string().default('.data'),
  /** A PostgreSQL server; without it the store is embedded under DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  /** An address means that this service runs elsewhere and is not started here. */
  AUTH_URL: address,
  MAIN_URL: address,
  CONTENT_URL: address,
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Hosts, separated by commas, that show the government variant. */
  GOVERNMENT_HOSTS: z
    .string()
    .default('gov.localhost')
    .transform((hosts) =>
      hosts
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
  BRAND: z.string().default('Aquatint'),
  PHONE: z.string().default('1-800-555-0142'),
  MAIN_SITE_URL: address,
  CHAT_SCRIPT_URL: httpUrl.optional(),
  /** The address that visitors use. */
  PUBLIC_URL: address,
  /** `1` accepts GraphQL documents that were not known at build. */
  GRAPHQL_ADHOC: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((flag) => flag === '1'),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('warn'),
})

export type Settings = Omit<z.infer<typeof schema>, 'JWT_SECRET'> & { JWT_SECRET: string }

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * The settings of this process. An empty value counts as absent. Without JWT_SECRET one is made, and kept under DATA_DIR.
 * Throws {@link SettingsError}, which names each wrong setting and never repeats its value.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(given)
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new SettingsError(`Wrong settings: ${faults.join('; ')}`)
  }
  return { ...result.data, JWT_SECRET: result.data.JWT_SECRET ?? keptSecret(result.data.DATA_DIR) }
}
