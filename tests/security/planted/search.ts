import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Where something was found. */
export interface Place {
  where: string
  /** How it was written there. */
  as: string
}

/** A planted number, and how people part it. */
export interface Planted {
  number: string
  formatted?: readonly string[]
}

/** All forms in which a number could be found: as it is, formatted, encoded and hashed. */
function formsOf({ number, formatted = [] }: Planted): [as: string, bytes: Buffer][] {
  const texts = [number, ...formatted]
  return texts.flatMap((text): [string, Buffer][] => {
    const bytes = Buffer.from(text)
    const hash = createHash('sha256').update(text)
    const digest = hash.digest()
    return [
      ['plain', bytes],
      // The first bytes alone, as what follows changes the last signs.
      ['base64', Buffer.from(bytes.toString('base64').slice(0, Math.floor(bytes.length / 3) * 4))],
      ['hex', Buffer.from(bytes.toString('hex'))],
      ['SHA-256 in hex', Buffer.from(digest.toString('hex'))],
      ['SHA-256 in base64', Buffer.from(digest.toString('base64').replace(/=+$/, ''))],
      ['SHA-256 in base64url', Buffer.from(digest.toString('base64url'))],
      ['SHA-256 in bytes', digest],
      ['UTF-16', Buffer.from(text, 'utf16le')],
    ]
  })
}

/** Finds planted numbers in some bytes. */
export const findIn = (where: string, bytes: Buffer, planted: readonly Planted[]): Place[] =>
  planted.flatMap((each) =>
    formsOf(each).flatMap(([as, form]) => (bytes.includes(form) ? [{ where, as }] : [])),
  )

/** Lists all files beneath a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())

export const findInFiles = (folder: string, planted: readonly Planted[]): Place[] =>
  filesIn(folder).flatMap((path) => findIn(path.slice(folder.length + 1), readFileSync(path), planted))
