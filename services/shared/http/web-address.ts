import { isIPv4 } from 'node:net'
import { parse } from 'tldts'

/** A name must not become a link in a mail that the shop sends for somebody else. */
export const NAME_WITHOUT_WEB_ADDRESS = 'Enter a name without a web address.'
export const NO_WEB_ADDRESS = 'Web addresses are not allowed.'

/**
 * Tells whether a text holds the address of a web site, or a word that a mail program would make a link of.
 */
export function holdsWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(HIDDEN, '').replace(OTHER_DOTS, '.')
  return SCHEME.test(plain) || plain.split(NO_HOST).some(isAddress)
}

/** Invisible signs, and signs that browsers read as dots. */
const HIDDEN = /\p{Cf}/gu
const OTHER_DOTS = /[\u3002\uff61]/g
const SCHEME = /\p{L}:\/\//u
const NO_HOST = /[^\p{L}\p{N}\p{M}._:/@-]+/u

/** These end in no country's or company's letters, but name a place that does not exist, as in a test. */
const SPECIAL = /\.(test|example|invalid|localhost|local|internal|onion)$/i

function isAddress(word: string): boolean {
  if (isWriting(word.replace(AT_EDGES, ''))) return false
  return word
    .split(/[@:/]/)
    .map((part) => part.replace(AT_EDGES, ''))
    .some((host) => /^www\d*\../i.test(host) || isIPv4(host) || isDomain(host))
}

const AT_EDGES = /^[._-]+|[._-]+$/g

const isDomain = (host: string): boolean => {
  if (!host.includes('.')) return false
  const { isIcann, domain } = parse(host)
  return domain !== null && (isIcann === true || SPECIAL.test(host))
}

const TITLE = /^(mr|mrs|ms|mx|dr|prof|rev|st|mt|ft|jr|sr)\.(?!(com|net|org)$)[\p{L}-]+$/iu
const INITIALS = /^(\p{Lu}\.)+\p{Lu}[\p{L}-]*$/u
const COMMON = /^(p\.o\.box|(co|corp|bros)\.(ltd|inc|llc))$/i

/**
 * People write these without a space after the dot, though .li, .co and .box are domains: 'Mr.Li', 'A.B.Co',
 * 'P.O.Box'.
 */
const isWriting = (word: string): boolean => TITLE.test(word) || INITIALS.test(word) || COMMON.test(word)
