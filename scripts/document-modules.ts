import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql'
import type { Plugin } from 'vite'
import { SHORT_NAMES, SHORTENING, shorten, shortenFragment } from './short-documents.ts'

const GENERATED = '/client/apollo/generated/graphql.ts'
const DOCUMENT = 'virtual:document/'

const FRAGMENT = 'virtual:fragment/'

/** A document as codegen writes it, with copies of its fragments. */
const WRITTEN = /^export const (\w+) = (\{.*\}) as unknown as .*;$/gm

/** Shortens what documents are mostly made of: they are part of the first load (design.md section 8). */
const SHORT = `${DOCUMENT}short`

const SHORT_IMPORT = `import { ${SHORT_NAMES.join(', ')} } from '${SHORT}'`

/**
 * Gives each generated document a module of its own, so that it comes with the page that uses it: in one
 * module, all of them came with the first page (design.md section 8). So has each fragment: documents that
 * name it share it, and what Apollo's cache has read for one of them it need not read again for another.
 */
export const documentModules = (): Plugin => {
  const documents = new Map<string, string>()
  const fragments = new Map<string, FragmentDefinitionNode>()
  return {
    name: 'document-modules',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(GENERATED)) return null
      for (const [, name = '', document = ''] of code.matchAll(WRITTEN)) {
        documents.set(name, document)
        for (const fragment of fragmentsOf(document)) fragments.set(fragment.name.value, fragment)
      }
      const exported = [...documents.keys()].map((name) => `export { ${name} } from '${DOCUMENT}${name}'`)
      return { code: exported.join('\n'), map: null, moduleSideEffects: false }
    },
    resolveId: (id) =>
      [DOCUMENT, FRAGMENT].some((kind) => id.startsWith(kind))
        ? { id: `\0${id}`, moduleSideEffects: false }
        : null,
    load(id) {
      if (id === `\0${SHORT}`) return SHORTENING
      const document = documents.get(nameIn(id, DOCUMENT))
      if (document !== undefined) {
        const names = fragmentsOf(document).map(({ name }) => name.value)
        const imports = names.map((name) => `import { ${name} } from '${FRAGMENT}${name}'`)
        return [SHORT_IMPORT, ...imports, `export const ${nameIn(id, DOCUMENT)} = ${shorten(document)}`].join(
          '\n',
        )
      }
      const fragment = fragments.get(nameIn(id, FRAGMENT))
      return fragment
        ? `${SHORT_IMPORT}\nexport const ${fragment.name.value} = ${shortenFragment(fragment)}`
        : null
    },
  }
}

const nameIn = (id: string, kind: string) => (id.startsWith(`\0${kind}`) ? id.slice(kind.length + 1) : '')

const fragmentsOf = (document: string): FragmentDefinitionNode[] =>
  (JSON.parse(document) as DocumentNode).definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
