import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#services/shared/database/open.ts'
import { serviceKeyOf } from '#services/shared/secret.ts'
import { readSettings, SettingsError } from '#services/shared/settings.ts'
import { createFolder } from '#tests/support/services/settings.ts'

const SECRET = 'x'.repeat(32)
const KEY = serviceKeyOf(SECRET)

// Spec 7.2
test('without any settings, the shop is the one that README describes', () => {
  expect(readSettings({ JWT_SECRET: SECRET })).toEqual({
    host: 'localhost',
    port: 3000,
    serviceHost: '127.0.0.1',
    auth: { here: true, port: 3001, url: 'http://127.0.0.1:3001' },
    main: { here: true, port: 3002, url: 'http://127.0.0.1:3002' },
    content: { here: true, port: 3003, url: 'http://127.0.0.1:3003' },
    stock: { here: true, port: 3004, url: 'http://127.0.0.1:3004', apiKey: KEY, wait: 1_000 },
    dataDir: '.data',
    mediaDir: '.data',
    pictureBucket: null,
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    jwtSecret: SECRET,
    serviceKey: KEY,
    taxKeys: null,
    sessionDays: 90,
    staffSecondFactor: false,
    governmentHosts: ['gov.localhost'],
    brand: 'Aquatint',
    phone: '1-800-555-0142',
    shopDir: 'shop',
    shopFile: {},
    logo: null,
    postalAddress: '2 Lantern Wharf, Portland, ME 04101',
    metrics: { host: '127.0.0.1', ports: { web: undefined, services: undefined } },
    mainSiteUrl: undefined,
    chatScriptUrl: undefined,
    publicUrl: 'http://localhost:3000',
    isLocal: true,
    trustedProxies: [],
    smtpUrl: undefined,
    outbox: true,
    mailFrom: 'Aquatint <hello@aquatint.test>',
    stripe: null,
    demonstrationCards: expect.objectContaining({ port: 3005, apiUrl: 'http://127.0.0.1:3005' }),
    hyperwallet: null,
    feedbackKeptDays: 180,
    usageCounts: false,
    businessTimeZone: 'America/New_York',
    payoutMinimum: 2_000,
    accountHoldDays: 7,
    secondSignature: 50_000,
    royaltyClears: { delivered: 30, undelivered: 45 },
    googleMapsKey: undefined,
    graphqlAdhoc: false,
    seed: 'demo',
    logLevel: 'warn',
  })
})

// Spec 7.2
test('a service that has an address in the settings runs elsewhere', () => {
  const { auth } = readSettings({ JWT_SECRET: SECRET, AUTH_URL: 'https://auth.example.test/' })
  expect(auth).toEqual({ here: false, port: 3001, url: 'https://auth.example.test' })
})

describe('pictures are kept in a bucket', () => {
  const all = {
    PICTURES_S3_URL: 'https://s3.example.test/',
    PICTURES_S3_BUCKET: 'pictures',
    PICTURES_S3_REGION: 'eu-north-1',
    PICTURES_S3_KEY_ID: 'AKIA',
    PICTURES_S3_SECRET: 'hunter2',
  }

  test('that five settings name', () => {
    expect(readSettings({ JWT_SECRET: SECRET, ...all }).pictureBucket).toEqual({
      url: 'https://s3.example.test',
      bucket: 'pictures',
      region: 'eu-north-1',
      keyId: 'AKIA',
      secret: 'hunter2',
    })
  })

  test.each(Object.keys(all))('or not at all: without %s the shop does not start', (name) => {
    const some = { JWT_SECRET: SECRET, ...all, [name]: undefined }
    expect(() => readSettings(some)).toThrow(
      `Wrong settings: ${name} must be set with the other PICTURES_S3_*`,
    )
  })
})

describe('the shop shows the mail that it keeps', () => {
  test.each([
    [{}, true],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://shop.localhost:8080' }, true],
    [{ HOST: '::1', PUBLIC_URL: 'https://[::1]:3443' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.7' }, false],
    [{ PUBLIC_URL: 'https://shop.example.test' }, false],
    [{ PUBLIC_URL: 'https://localhost.example.test' }, false],
    [{ PUBLIC_URL: 'http://192.168.1.7:3000' }, false],
  ])('by default only if it is for this machine alone: with %o %s', (env, isLocal) => {
    const settings = readSettings({ JWT_SECRET: SECRET, ...env })
    expect(settings).toMatchObject({ isLocal, outbox: isLocal })
    expect(readSettings({ JWT_SECRET: SECRET, ...env, OUTBOX: '0' }).outbox).toBe(false)
  })

  test('if OUTBOX is 1, visitors come by localhost and there is no mail server', () => {
    expect(readSettings({ JWT_SECRET: SECRET, HOST: '0.0.0.0', OUTBOX: '1' }).outbox).toBe(true)
    expect(() =>
      readSettings({ JWT_SECRET: SECRET, OUTBOX: '1', PUBLIC_URL: 'https://shop.example.test' }),
    ).toThrow('OUTBOX must not be 1 where PUBLIC_URL is not localhost, as links in mail set passwords')
    expect(() => readSettings({ JWT_SECRET: SECRET, OUTBOX: '1', SMTP_URL: 'smtp://mail.test' })).toThrow(
      'OUTBOX shows mail that is kept, and SMTP_URL sends it',
    )
  })
})

test('proxies on other machines are named by address or range', () => {
  const { trustedProxies } = readSettings({ JWT_SECRET: SECRET, TRUSTED_PROXIES: '10.0.0.7, fd00::/8' })
  expect(trustedProxies).toEqual(['10.0.0.7', 'fd00::/8'])
})

describe('card payments', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_hunter2',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
  }

  test('are accepted with all keys of Stripe', () => {
    const stripe = {
      secretKey: 'sk_test_hunter2',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_hunter2',
    }
    expect(readSettings({ JWT_SECRET: SECRET, ...keys }).stripe).toEqual({ ...stripe, apiUrl: undefined })
    const elsewhere = { ...keys, STRIPE_API_URL: 'http://127.0.0.1:4242/' }
    expect(readSettings({ JWT_SECRET: SECRET, ...elsewhere }).stripe?.apiUrl).toBe('http://127.0.0.1:4242')
  })

  test.each(Object.keys(keys))('are refused without %s, and the error names only that setting', (missing) => {
    expect(() => readSettings({ JWT_SECRET: SECRET, ...keys, [missing]: '' })).toThrow(
      new SettingsError(`Wrong settings: ${missing} must be set with the other settings of Stripe`),
    )
  })
})

describe('payouts go through Hyperwallet', () => {
  const all = {
    HYPERWALLET_API_URL: 'https://api.example.test/',
    HYPERWALLET_USERNAME: 'restapiuser@1',
    HYPERWALLET_PASSWORD: 'hunter2',
    HYPERWALLET_PROGRAM_TOKEN: 'prg-1',
  }

  test('that four settings name', () => {
    expect(readSettings({ JWT_SECRET: SECRET, ...all }).hyperwallet).toEqual({
      apiUrl: 'https://api.example.test',
      username: 'restapiuser@1',
      password: 'hunter2',
      programToken: 'prg-1',
    })
  })

  test.each(Object.keys(all))('or not at all: without %s the shop does not start', (name) => {
    const some = { JWT_SECRET: SECRET, ...all, [name]: undefined }
    expect(() => readSettings(some)).toThrow(
      new SettingsError(`Wrong settings: ${name} must be set with the other HYPERWALLET_*`),
    )
  })
})

test('government hosts are read as a list, in lower case', () => {
  const { governmentHosts } = readSettings({
    JWT_SECRET: SECRET,
    GOVERNMENT_HOSTS: 'Gov.localhost, gov.example.test',
  })
  expect(governmentHosts).toEqual(['gov.localhost', 'gov.example.test'])
})

test('an empty setting counts as absent', () => {
  expect(readSettings({ JWT_SECRET: SECRET, PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

describe('a wrong setting', () => {
  test.each([
    ['PORT', 'eighty', 'PORT must be a port number'],
    ['PORT', '70000', 'PORT must be a port number'],
    ['MAIN_PORT', '1.5', 'MAIN_PORT must be a port number'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/x', 'DATABASE_URL must be a postgres:// address'],
    ['AUTH_URL', 'auth:3001', 'AUTH_URL must be an http or https address'],
    ['STRIPE_SECRET_KEY', 'hunter2', 'STRIPE_SECRET_KEY must be a secret key of Stripe'],
    [
      'HYPERWALLET_PROGRAM_TOKEN',
      'hunter2',
      'HYPERWALLET_PROGRAM_TOKEN must be the token of a program, as prg-…',
    ],
    ['HYPERWALLET_API_URL', 'http://api.example.test', 'HYPERWALLET_API_URL must be an https address'],
    ['HYPERWALLET_USERNAME', 'hunter:2', 'HYPERWALLET_USERNAME must hold no colon'],
    ['GOOGLE_MAPS_KEY', 'hunter 2', 'GOOGLE_MAPS_KEY must be a key of Google Maps'],
    ['TRUSTED_PROXIES', 'proxy.example', 'TRUSTED_PROXIES.0 must be addresses or CIDR ranges, with commas'],
    ['OUTBOX', 'yes', 'OUTBOX must be 0 or 1'],
    ['JWT_SECRET', 'hunter2', 'JWT_SECRET must have at least 32 characters'],
    ['FEEDBACK_KEPT_DAYS', '0', 'FEEDBACK_KEPT_DAYS must be a number of days'],
    ['BUSINESS_TIME_ZONE', 'Mars/Olympus', 'BUSINESS_TIME_ZONE must be a time zone such as America/New_York'],
    ['ROYALTY_CLEARS_DAYS', '-1', 'ROYALTY_CLEARS_DAYS must be a number of days'],
    ['ROYALTY_CLEARS_UNDELIVERED_DAYS', '1.5', 'ROYALTY_CLEARS_UNDELIVERED_DAYS must be a number of days'],
    ['STAFF_SECOND_FACTOR', 'yes', 'STAFF_SECOND_FACTOR must be 0 or 1'],
    [
      'TAX_KEYS',
      'k1:c2hvcnQ=',
      'TAX_KEYS must be keys of 32 bytes in base64, each with a name, as k2:…,k1:…',
    ],
    ['GRAPHQL_ADHOC', 'yes', 'GRAPHQL_ADHOC must be 0 or 1'],
    ['SEED', 'full', 'SEED must be demo or none'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info, warn, error or silent'],
  ])('%s=%s is named without its value', (name, value, message) => {
    expect(() => readSettings({ JWT_SECRET: SECRET, [name]: value })).toThrow(
      new SettingsError(`Wrong settings: ${message}`),
    )
  })

  test('is named when the stock source has no key', () => {
    expect(() => readSettings({ JWT_SECRET: SECRET, GETTY_API_URL: 'https://api.example.test' })).toThrow(
      new SettingsError('Wrong settings: GETTY_API_KEY must be set with GETTY_API_URL'),
    )
  })

  test('is named together with every other one', () => {
    expect(() => readSettings({ JWT_SECRET: SECRET, PORT: 'x', SEED: 'x' })).toThrow(
      'Wrong settings: PORT must be a port number; SEED must be demo or none',
    )
  })

  test('is named when its folder cannot be written to', () => {
    const file = join(createFolder(), 'file')
    writeFileSync(file, '')
    expect(() => readSettings({ DATA_DIR: file })).toThrow(/^DATA_DIR is not a folder that can be written to/)
  })

  test('is named when no server answers at its address, without its password', async () => {
    const databaseUrl = 'postgres://somebody:hunter2@127.0.0.1:1/x'
    const failure = await openDatabase({ databaseUrl, dataDir: createFolder() }).catch(
      (error: Error) => error.message,
    )
    expect(failure).toMatch(/^DATABASE_URL leads to no server that lets us in: /)
    expect(failure).not.toContain('hunter2')
  })
})

describe('without JWT_SECRET', () => {
  let folder: string
  beforeEach(() => {
    folder = join(createFolder(), 'not', 'there', 'yet')
  })

  test('a secret is made, kept, and used again at the next start', () => {
    const { jwtSecret } = readSettings({ DATA_DIR: folder })
    expect(jwtSecret.length).toBeGreaterThanOrEqual(32)
    expect(readSettings({ DATA_DIR: folder }).jwtSecret).toBe(jwtSecret)
    expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toBe(jwtSecret)
  })

  test('nobody else on the machine may read the secret', () => {
    readSettings({ DATA_DIR: folder })
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o077).toBe(0)
  })

  test('each folder has a secret of its own', () => {
    expect(readSettings({ DATA_DIR: folder }).jwtSecret).not.toBe(
      readSettings({ DATA_DIR: createFolder() }).jwtSecret,
    )
  })
})
