import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** Writes the head of a page that is drawn in place of that of a page which waits for its script. */
export type HoldBack = (page: string) => string

const LATER = 'later.ts'

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g
const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">/g
const STYLE = /<link rel="(?:stylesheet|preload" as="style)" crossorigin href="([^"]+)">/g

/**
 * A page that is drawn has all that it is seen with in its first bytes: its styles stand in the head, and its
 * scripts come once its first pictures are seen (client/later.ts). The links of those styles are named but
 * off, so that the script does not fetch them again.
 */
export const createHoldBack = (later: string, styles: ReadonlyMap<string, string>): HoldBack => {
  const writeStyle = (link: string, address: string) => {
    const text = styles.get(address)
    return text === undefined
      ? link
      : `<style>${text}</style><link rel="stylesheet" crossorigin href="${address}" disabled>`
  }
  return (page) =>
    page
      .replace(
        SCRIPT,
        (_, address) => `<script type="module" src="${later}" data-main="${address}"></script>`,
      )
      .replace(PRELOAD, (_, address) => `<link rel="later" href="${address}">`)
      .replace(STYLE, writeStyle)
}

/** Reads the built storefront's styles once. Throws where it has not been built. */
export const readHoldBack = async (folder: string, manifest: Manifest): Promise<HoldBack> => {
  const later = manifest[LATER]
  if (!later) throw new Error(`The built storefront has no ${LATER}.`)
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const styles = await Promise.all(
    [...files].map(async (file) => [`/${file}`, await readFile(join(folder, file), 'utf8')] as const),
  )
  return createHoldBack(`/${later.file}`, new Map(styles))
}
