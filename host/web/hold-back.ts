import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { ENTRY } from './preload.ts'

/** Writes the head of a page that is drawn in place of that of a page which waits for its script. */
export type HoldBack = (page: string) => string

const LATER = 'later.ts'

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g
const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">/g
const STYLE = /<link rel="(?:stylesheet|preload" as="style)" crossorigin href="([^"]+)">/g

interface Built {
  /** The address of what runs the storefront later. */
  later: string
  /** The addresses of what the storefront's script stands on, in the order in which it is run. */
  libraries: readonly string[]
  /** Texts of stylesheets by their addresses. */
  styles: ReadonlyMap<string, string>
}

/**
 * A page that is drawn has all that it is seen with in its first bytes: its styles stand in the head, and its
 * scripts come once its first pictures are seen (client/later.ts). The links of those styles are named but
 * off, so that the script does not fetch them again.
 */
export const createHoldBack = ({ later, libraries, styles }: Built): HoldBack => {
  const writeLater = (address: string) => `<link rel="later" href="${address}">`
  const writeScript = (main: string) =>
    `<script type="module" src="${later}" data-parts="${[...libraries, main].join(' ')}"></script>${writeLater(main)}`
  const writeStyle = (link: string, address: string) => {
    const text = styles.get(address)
    return text === undefined
      ? link
      : `<style>${text}</style><link rel="stylesheet" crossorigin href="${address}" disabled>`
  }
  return (page) =>
    page
      .replace(SCRIPT, (_, main) => writeScript(main))
      .replace(PRELOAD, (_, address) => writeLater(address))
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
  return createHoldBack({
    later: `/${later.file}`,
    libraries: librariesOf(manifest),
    styles: new Map(styles),
  })
}

/** What the entry imports at its start; the build names what stands on others after them. */
const librariesOf = (manifest: Manifest): string[] =>
  (manifest[ENTRY]?.imports ?? []).flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []))
