import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './run.ts'

const ROUTER = join(root, 'node_modules', 'react-router', 'dist', 'production')

/** Modules that the storefront is built with in the place of those that a package names. */
const INSTEAD: Readonly<Record<string, string>> = {
  // Take the production build: the package names the other one for every browser.
  'react-router': join(ROUTER, 'index.mjs'),
  'react-router/dom': join(ROUTER, 'dom-export.mjs'),
  // React has what these add to older versions of it.
  'use-sync-external-store/shim': 'react',
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
}

/** Texts of modules that do something here only for messages of errors, or not at all. */
const TEXTS: Readonly<Record<string, string>> = {
  // Apollo compares what is asked by its text. None is sent: the graph knows each document by its hash.
  'graphql/language/printer.mjs':
    'export const print = (document) => JSON.stringify(document)\nexport const printForError = print',
  // It puts a document that is none into words; ours are made at build.
  'graphql/jsutils/inspect.mjs': 'export const inspect = String',
  // Nothing here is a stream of the browser's.
  'rxjs/dist/esm/internal/util/isReadableStreamLike.js':
    'export const isReadableStreamLike = () => false\nexport const readableStreamLikeToAsyncGenerator = () => null',
}

const RXJS_HELPERS = '\0tslib-of-rxjs'
/** What rxjs asks of tslib: browsers of today can wait by themselves. */
const WAITING = `
  export const __asyncValues = (values) => values[Symbol.asyncIterator]()
  export const __awaiter = async (self, given, _, make) => {
    const steps = make.apply(self, given ?? [])
    let step = steps.next()
    while (!step.done) {
      try {
        step = steps.next(await step.value)
      } catch (error) {
        step = steps.throw(error)
      }
    }
    return step.value
  }
`

const HOOK_WRAPPER = '\0hook-wrapper-of-apollo'
/** All that Apollo's hooks take of a module that brings what suspends, too, which one page alone uses. */
const WRAPPING = "export const wrapperSymbol = Symbol.for('apollo.hook.wrappers')"

/** Which source each page is of: the web process alone asks that. */
const LISTS_OF_PAGES = ['storefront-pages', 'account-pages', 'artist-pages', 'console-pages'].map(
  (name) => `/client/app/pages/${name}.ts`,
)
const PAGE_SOURCE = /^ *module: '[^']*',\n/gm

/** Leaves out of the first load what is there for others (docs/decisions/0013-first-load.md). */
export const leanModules = (): Plugin => ({
  name: 'lean-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === 'tslib' && importer?.includes('/rxjs/')) return RXJS_HELPERS
    if (source === '@apollo/client/react/internal' && importer?.endsWith('/wrapHook.js')) return HOOK_WRAPPER
    const instead = INSTEAD[source]
    return instead === undefined ? null : this.resolve(instead, importer)
  },
  transform(code, id) {
    if (!LISTS_OF_PAGES.some((list) => id.endsWith(list))) return null
    return { code: code.replaceAll(PAGE_SOURCE, ''), map: null }
  },
  load(id) {
    if (id === RXJS_HELPERS) return WAITING
    if (id === HOOK_WRAPPER) return WRAPPING
    return Object.entries(TEXTS).find(([name]) => id.endsWith(`/node_modules/${name}`))?.[1] ?? null
  },
})
