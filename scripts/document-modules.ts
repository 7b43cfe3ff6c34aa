import type { Plugin } from 'vite'
import { SHORT_NAMES, SHORTENING, shorten } from './short-documents.ts'

const GENERATED = '/client/apollo/generated/graphql.ts'
const DOCUMENT = 'virtual:document/'

/** A document as codegen writes it, with its fragments by name. */
const WRITTEN = /^export const (\w+) = (\{.*\}) as unknown as .*;$/gm
const FRAGMENT = /\.\.\.(\w+)\.definitions/g

/** Shortens what documents are mostly made of: they are part of the first load (design.md section 8). */
const SHORT = `${DOCUMENT}short`

/**
 * Gives each generated document a module of its own, so that it comes with the page that uses it: in one
 * module, all of them came with the first page (design.md section 8).
 */
export const documentModules = (): Plugin => {
  const documents = new Map<string, string>()
  return {
    name: 'document-modules',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(GENERATED)) return null
      for (const [, name = '', document = ''] of code.matchAll(WRITTEN)) documents.set(name, document)
      const exported = [...documents.keys()].map((name) => `export { ${name} } from '${DOCUMENT}${name}'`)
      return { code: exported.join('\n'), map: null, moduleSideEffects: false }
    },
    resolveId: (id) => (id.startsWith(DOCUMENT) ? { id: `\0${id}`, moduleSideEffects: false } : null),
    load(id) {
      if (!id.startsWith(`\0${DOCUMENT}`)) return null
      if (id === `\0${SHORT}`) return SHORTENING
      const name = id.slice(DOCUMENT.length + 1)
      const document = documents.get(name)
      if (document === undefined) throw new Error(`${name} is not a document as codegen writes them.`)
      const fragments = new Set([...document.matchAll(FRAGMENT)].map(([, fragment]) => fragment))
      const imports = [...fragments].map((each) => `import { ${each} } from '${DOCUMENT}${each}'`)
      const short = `import { ${SHORT_NAMES.join(', ')} } from '${SHORT}'`
      return [short, ...imports, `export const ${name} = ${shorten(document)}`].join('\n')
    },
  }
}
