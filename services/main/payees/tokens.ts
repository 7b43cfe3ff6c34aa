import { randomUUID } from 'node:crypto'

/** Hyperwallet's prefixes, and those of tax forms and B notices. */
type Prefix = 'usr' | 'trm' | 'sts' | 'txf' | 'bno'

export const makeToken = (prefix: Prefix): string => `${prefix}-${randomUUID()}`

const TOKEN = /^(usr|trm|sts|txf|bno)-[\da-f-]{36}$/

export const isToken = (prefix: Prefix, token: string): boolean =>
  TOKEN.test(token) && token.startsWith(prefix)
