import type { Manifest } from 'vite'
import { type Section, sectionOf } from '#client/app/pages/page.ts'
import { PAGES } from '#client/app/pages/pages.ts'
import { findPage } from './pages.ts'

export const ENTRY = 'index.html'
/** What leads the router to a page of a section. */
export const SECTION_PAGES: Readonly<Record<Section, string>> = {
  account: 'app/pages/account-pages.ts',
  artist: 'app/pages/artist-pages.ts',
  console: 'app/pages/console-pages.ts',
}

/**
 * Writes head tags for a path: the code and styles of its page, of which the browser would otherwise hear
 * only once the entry runs. Empty for an unknown page.
 */
export type Preload = (path: string) => string

/** Throws when the manifest does not know a page's module. */
export const createPreload = (manifest: Manifest): Preload => {
  const known = chunksOf(manifest, ENTRY)
  const tags = new Map(
    PAGES.map(({ path, module }) => {
      const section = sectionOf(path)
      const modules = section ? [SECTION_PAGES[section], module] : [module]
      return [path, tagsOf(manifest, modules, known)] as const
    }),
  )
  return (path) => {
    const page = findPage(path)
    return (page && tags.get(page.path)) ?? ''
  }
}

const tagsOf = (manifest: Manifest, modules: readonly string[], known: ReadonlySet<string>) => {
  const needed = new Set(modules.flatMap((module) => [...chunksOf(manifest, module)]))
  const chunks = [...needed].filter((key) => !known.has(key)).map((key) => manifest[key])
  const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []))
  return [
    ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk?.file}">`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('')
}

/** Lists a module's chunk and all that it imports at its start, by their keys in the manifest. */
const chunksOf = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The built storefront has no ${key}.`)
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, seen)
  return seen
}
