import { z } from 'zod'
import { FIRST_TIME_ZONE, isTimeZone } from './business-day.ts'
import { addressesOf } from './database/hosts.ts'
import { isLoopback } from './loopback.ts'
import { parseTaxKeys, type TaxKeys } from './tax-keys.ts'

const anyPort = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number')
const port = (fallback: number) => anyPort.default(fallback)
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url)
const postgresUrl = z
  .string()
  .refine((url) => addressesOf(url).every(isPostgres), 'must be a postgres:// address')
  .optional()
const days = (fallback: number) =>
  z.coerce
    .number('must be a number of days')
    .int('must be a number of days')
    .min(0, 'must be a number of days')
    .max(3_650, 'must be at most 3650')
    .default(fallback)
const cents = (fallback: number) =>
  z.coerce
    .number('must be a number of cents')
    .int('must be a number of cents')
    .min(0, 'must be a number of cents')
    .max(1_000_000, 'must be at most 1000000')
    .default(fallback)
const address = httpUrl.transform((url) => url.replace(/\/+$/, '')).optional()

/** Splits a list at its commas. */
export const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
const proxies = z.array(
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be addresses or CIDR ranges, with commas'),
)

const taxKeys = z
  .string()
  .transform((text, { addIssue }) => {
    const keys = parseTaxKeys(text)
    if (!keys) addIssue('must be keys of 32 bytes in base64, each with a name, as k2:…,k1:…')
    return keys
  })
  .pipe(z.custom<TaxKeys>())

/** Reads settings from an environment: each variable's form and default (README lists them). */
export const environment = z.object({
  HOST: z.string().default('localhost'),
  PORT: port(3000),
  AUTH_PORT: port(3001),
  MAIN_PORT: port(3002),
  CONTENT_PORT: port(3003),
  STOCK_PORT: port(3004),
  CARDS_PORT: port(3005),
  SERVICE_HOST: z.string().default('127.0.0.1'),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: anyPort.optional(),
  SERVICES_METRICS_PORT: anyPort.optional(),
  DATA_DIR: z.string().default('.data'),
  MEDIA_DIR: z.string().optional(),
  PAGES_DIR: z.string().optional(),
  SHOP_DIR: z.string().default('shop'),
  PICTURES_S3_URL: address,
  PICTURES_S3_BUCKET: z.string().optional(),
  PICTURES_S3_REGION: z.string().optional(),
  PICTURES_S3_KEY_ID: z.string().optional(),
  PICTURES_S3_SECRET: z.string().optional(),
  DATABASE_URL: postgresUrl,
  DATABASE_READ_URL: postgresUrl,
  AUTH_URL: address,
  MAIN_URL: address,
  CONTENT_URL: address,
  GETTY_API_URL: address,
  GETTY_API_KEY: z.string().optional(),
  GETTY_WAIT_MS: z.coerce
    .number('must be a number of milliseconds')
    .int('must be a number of milliseconds')
    .min(50, 'must be at least 50')
    .max(2_500, 'must be at most 2500')
    .default(1_000),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SESSION_DAYS: z.coerce
    .number('must be a number of days')
    .int('must be a number of days')
    .min(1, 'must be at least 1')
    .max(366, 'must be at most 366')
    .default(90),
  TAX_KEYS: taxKeys.optional(),
  STAFF_SECOND_FACTOR: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  GOVERNMENT_HOSTS: z.string().default('gov.localhost'),
  BRAND: z.string().optional(),
  PHONE: z.string().optional(),
  POSTAL_ADDRESS: z.string().optional(),
  MAIN_SITE_URL: address,
  CHAT_SCRIPT_URL: httpUrl.optional(),
  PUBLIC_URL: address,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  OUTBOX: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  TRUSTED_PROXIES: z.string().default('').transform(splitList).pipe(proxies),
  MAIL_FROM: z.string().regex(/@/, 'must hold an email address').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must be a secret key of Stripe')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'must be a publishable key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be a webhook secret of Stripe')
    .optional(),
  STRIPE_API_URL: address,
  HYPERWALLET_API_URL: address.refine(
    (url) => url === undefined || url.startsWith('https:') || isLoopback(new URL(url).hostname),
    'must be an https address',
  ),
  HYPERWALLET_USERNAME: z
    .string()
    .regex(/^[^:]+$/, 'must hold no colon')
    .optional(),
  HYPERWALLET_PASSWORD: z.string().optional(),
  HYPERWALLET_PROGRAM_TOKEN: z
    .string()
    .regex(/^prg-[\w-]+$/, 'must be the token of a program, as prg-…')
    .optional(),
  FEEDBACK_KEPT_DAYS: z.coerce
    .number('must be a number of days')
    .int('must be a number of days')
    .min(1, 'must be a number of days')
    .max(36_500, 'must be a number of days')
    .default(180),
  USAGE_COUNTS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be a key of Google Maps')
    .optional(),
  BUSINESS_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as America/New_York')
    .default(FIRST_TIME_ZONE),
  ROYALTY_CLEARS_DAYS: days(30),
  ROYALTY_CLEARS_UNDELIVERED_DAYS: days(45),
  PAYOUT_MINIMUM_CENTS: cents(2_000),
  ACCOUNT_HOLD_DAYS: days(7),
  SECOND_SIGNATURE_CENTS: cents(50_000),
  GRAPHQL_ADHOC: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('warn'),
})
