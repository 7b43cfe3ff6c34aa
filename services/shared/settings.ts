import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { BucketSettings } from './bucket/settings.ts'
import { environment, splitList } from './environment.ts'
import { isLoopback } from './loopback.ts'
import { readOrMakeSecret, serviceKeyOf } from './secret.ts'
import { readServiceAddress, type StockAddress } from './service-address.ts'
import { readIdentity, readShop } from './shop-settings.ts'

function readStockAddress(data: z.output<typeof environment>, serviceKey: string): StockAddress | null {
  const { GETTY_API_URL: url, GETTY_API_KEY: key, GETTY_WAIT_MS: wait, STOCK_PORT: port, SEED: seed } = data
  if (url === undefined && seed === 'none') return null
  if (url !== undefined && key === undefined)
    throw new SettingsError('Wrong settings: GETTY_API_KEY must be set with GETTY_API_URL')
  return { ...readServiceAddress(port, url), apiKey: url === undefined ? serviceKey : (key ?? ''), wait }
}

/** The settings for paying by card. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** For the page; it can only confirm a payment. */
  publishableKey: string
  /** Another host that speaks Stripe's API, as in tests. */
  apiUrl: string | undefined
}

/** The payment provider of the demonstration: where it answers, on loopback, and its keys. */
export interface DemonstrationCards extends StripeSettings {
  port: number
  apiUrl: string
}

/**
 * Without Stripe's keys the demonstration takes test cards, where one process runs all services and nobody
 * but this machine reaches the shop; null everywhere else.
 */
function demonstrationCardsOf(
  data: z.output<typeof environment>,
  publicUrl: string,
  serviceKey: string,
): DemonstrationCards | null {
  const { SEED, CARDS_PORT: port, MAIN_URL } = data
  if (stripeOf(data) || SEED === 'none' || MAIN_URL !== undefined || !isLocal(data, publicUrl)) return null
  const key = createHmac('sha256', serviceKey).update('demonstration cards').digest('hex')
  return {
    port,
    apiUrl: `http://127.0.0.1:${port}`,
    secretKey: `sk_demonstration_${key}`,
    publishableKey: 'pk_demonstration',
    webhookSecret: `whsec_${key}`,
  }
}

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/**
 * All three or none: a card that is authorised and never captured, or captured unheard, is worse than none.
 */
function stripeOf(data: z.output<typeof environment>): StripeSettings | null {
  const [secretKey, publishableKey, webhookSecret] = STRIPE_KEYS.map((name) => data[name])
  if (secretKey && publishableKey && webhookSecret)
    return { secretKey, publishableKey, webhookSecret, apiUrl: data.STRIPE_API_URL }
  const missing = STRIPE_KEYS.filter((name) => data[name] === undefined)
  if (missing.length === STRIPE_KEYS.length && data.STRIPE_API_URL === undefined) return null
  throw new SettingsError(
    `Wrong settings: ${missing.join(', ')} must be set with the other settings of Stripe`,
  )
}

const BUCKET = [
  'PICTURES_S3_URL',
  'PICTURES_S3_BUCKET',
  'PICTURES_S3_REGION',
  'PICTURES_S3_KEY_ID',
  'PICTURES_S3_SECRET',
] as const

function bucketOf(data: z.output<typeof environment>): BucketSettings | null {
  const [url, bucket, region, keyId, secret] = BUCKET.map((name) => data[name])
  if (url && bucket && region && keyId && secret) return { url, bucket, region, keyId, secret }
  return refuseSome(data, BUCKET, 'PICTURES_S3_*')
}

/** The settings for payouts through Hyperwallet. */
export interface HyperwalletSettings {
  apiUrl: string
  /** Of a REST user; the password is a secret. */
  username: string
  password: string
  /** `prg-…`: the program that pays. */
  programToken: string
}

const HYPERWALLET = [
  'HYPERWALLET_API_URL',
  'HYPERWALLET_USERNAME',
  'HYPERWALLET_PASSWORD',
  'HYPERWALLET_PROGRAM_TOKEN',
] as const

function hyperwalletOf(data: z.output<typeof environment>): HyperwalletSettings | null {
  const [apiUrl, username, password, programToken] = HYPERWALLET.map((name) => data[name])
  if (apiUrl && username && password && programToken) return { apiUrl, username, password, programToken }
  return refuseSome(data, HYPERWALLET, 'HYPERWALLET_*')
}

/** Throws where some of these settings are there, and answers null where none is. */
function refuseSome(
  data: z.output<typeof environment>,
  names: readonly (keyof typeof data)[],
  family: string,
): null {
  const missing = names.filter((name) => data[name] === undefined)
  if (missing.length === names.length) return null
  throw new SettingsError(`Wrong settings: ${missing.join(', ')} must be set with the other ${family}`)
}

/** Tells whether, by its settings, only this machine reaches the shop. */
const isLocal = ({ HOST, SERVICE_HOST }: z.output<typeof environment>, publicUrl: string): boolean =>
  [HOST, SERVICE_HOST, new URL(publicUrl).hostname].every(isLoopback)

/**
 * Mail is shown by default only where the shop is for this machine alone, since links in mail set passwords.
 * Throws {@link SettingsError} where OUTBOX=1 asks for too much.
 */
function outboxOf(data: z.output<typeof environment>, publicUrl: string) {
  const { OUTBOX: asked, SMTP_URL: sent } = data
  if (asked !== '1') return asked === undefined && sent === undefined && isLocal(data, publicUrl)
  if (sent !== undefined)
    throw new SettingsError('Wrong settings: OUTBOX shows mail that is kept, and SMTP_URL sends it')
  if (!isLoopback(new URL(publicUrl).hostname))
    throw new SettingsError(
      'Wrong settings: OUTBOX must not be 1 where PUBLIC_URL is not localhost, as links in mail set passwords',
    )
  return true
}

function readUrlOf({ DATABASE_READ_URL: url, DATABASE_URL: primary }: z.output<typeof environment>) {
  if (url !== undefined && primary === undefined)
    throw new SettingsError('Wrong settings: DATABASE_URL must be set with DATABASE_READ_URL')
  return url
}

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * The settings of this process (README lists them). An empty value counts as absent. Without JWT_SECRET one
 * is made and kept under DATA_DIR. Throws {@link SettingsError}, which names each wrong setting and never
 * repeats its value.
 */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = environment.safeParse(given)
  if (error) {
    const faults = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new SettingsError(`Wrong settings: ${faults.join('; ')}`)
  }
  const { shopFile, logo } = shopIn(data.SHOP_DIR)
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`
  const jwtSecret = data.JWT_SECRET ?? secretIn(data.DATA_DIR)
  const serviceKey = serviceKeyOf(jwtSecret)
  return {
    /** Where the web process listens. */
    host: data.HOST,
    port: data.PORT,
    /** Where a service that runs alone listens. */
    serviceHost: data.SERVICE_HOST,
    /** Ports at which each process answers its metrics; one that is not named is not opened. */
    metrics: {
      host: data.METRICS_HOST,
      ports: { web: data.METRICS_PORT, services: data.SERVICES_METRICS_PORT },
    },
    auth: readServiceAddress(data.AUTH_PORT, data.AUTH_URL),
    main: readServiceAddress(data.MAIN_PORT, data.MAIN_URL),
    content: readServiceAddress(data.CONTENT_PORT, data.CONTENT_URL),
    /**
     * Getty with GETTY_API_URL, otherwise made photographs; null where nothing made is wanted (SEED=none).
     */
    stock: readStockAddress(data, serviceKey),
    /** The folder of the embedded store, secrets, invoices, and by default {@link mediaDir}. */
    dataDir: data.DATA_DIR,
    /** The folder of originals and renditions, which all content processes share. */
    mediaDir: data.MEDIA_DIR ?? data.DATA_DIR,
    /** The owner's folder of pages such as /shipping; without it the shop shows its own. */
    pagesDir: data.PAGES_DIR,
    /** The folder of the owner's file: what the owner has changed of the shop. */
    shopDir: data.SHOP_DIR,
    shopFile,
    logo,
    /** Keeps them in place of {@link mediaDir}; null where there is none. */
    pictureBucket: bucketOf(data),
    /**
     * A PostgreSQL server, or several hosts of which one takes writes; without it the store is embedded under
     * {@link dataDir}.
     */
    databaseUrl: data.DATABASE_URL,
    /** Servers that follow it, any of which may answer public reads. */
    databaseReadUrl: readUrlOf(data),
    jwtSecret,
    /** The key that the shop's processes show each other, made of {@link jwtSecret}. */
    serviceKey,
    /**
     * The keys of tax and account numbers; without them some are made under {@link dataDir}, and beside a
     * server of its own the shop asks for them.
     */
    taxKeys: data.TAX_KEYS ?? null,
    /** How many days a sign-in lasts, however much it is used. */
    sessionDays: data.SESSION_DAYS,
    /** Whether staff rights wait for two-step verification. */
    staffSecondFactor: data.STAFF_SECOND_FACTOR === '1',
    /** Hosts that show the government variant, in lower case. */
    governmentHosts: splitList(data.GOVERNMENT_HOSTS.toLowerCase()),
    ...readIdentity(data, shopFile, isLocal(data, publicUrl)),
    mainSiteUrl: data.MAIN_SITE_URL,
    chatScriptUrl: data.CHAT_SCRIPT_URL,
    /** The address that visitors use. */
    publicUrl,
    /** Whether HOST, SERVICE_HOST and PUBLIC_URL are all this machine. Only then are there demo accounts. */
    isLocal: isLocal(data, publicUrl),
    /** Addresses and CIDR ranges that may say whom a request is for, besides this machine. */
    trustedProxies: data.TRUSTED_PROXIES,
    /** A mail server with its user and password; without it mail is kept. */
    smtpUrl: data.SMTP_URL,
    /** Whether /outbox shows kept mail. */
    outbox: outboxOf(data, publicUrl),
    /** Null where Stripe takes no cards. */
    stripe: stripeOf(data),
    /** Takes test cards in place of {@link stripe}; null where there is one, and outside a demonstration. */
    demonstrationCards: demonstrationCardsOf(data, publicUrl, serviceKey),
    /** Null where payouts are sent by hand, with the bank's file. */
    hyperwallet: hyperwalletOf(data),
    /** How many days messages and reports of problems are kept. */
    feedbackKeptDays: data.FEEDBACK_KEPT_DAYS,
    /** Where the days, months and years of the business begin. */
    businessTimeZone: data.BUSINESS_TIME_ZONE,
    /** For how many days a royalty may still be taken back. */
    royaltyClears: {
      /** After delivery. */
      delivered: data.ROYALTY_CLEARS_DAYS,
      /** After shipping, for what is never said to be delivered. */
      undelivered: data.ROYALTY_CLEARS_UNDELIVERED_DAYS,
    },
    /** Cents below which no artist is paid. */
    payoutMinimum: data.PAYOUT_MINIMUM_CENTS,
    /** For how many days a new account is not paid into. */
    accountHoldDays: data.ACCOUNT_HOLD_DAYS,
    /** Cents above which a second member of staff confirms what is given to an artist or taken. */
    secondSignature: data.SECOND_SIGNATURE_CENTS,
    /** Whether visits are counted of those who agree to it. */
    usageCounts: data.USAGE_COUNTS === '1',
    /** For the page's location lookup; without it, address fields are plain. */
    googleMapsKey: data.GOOGLE_MAPS_KEY,
    /** Accept GraphQL documents that were not known at build. */
    graphqlAdhoc: data.GRAPHQL_ADHOC === '1',
    seed: data.SEED,
    logLevel: data.LOG_LEVEL,
  }
}

function shopIn(folder: string) {
  try {
    return readShop(folder)
  } catch (error) {
    throw new SettingsError(`Wrong settings: ${(error as Error).message}`)
  }
}

function secretIn(dataDir: string): string {
  try {
    return readOrMakeSecret(dataDir)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError(`DATA_DIR is not a folder that can be written to: ${reason}`)
  }
}

export type Settings = ReturnType<typeof readSettings>
