import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transformSync } from '@swc/core'

const root = join(import.meta.dirname, '..', '..', '..')

type Exports = Readonly<Record<string, unknown>>

/** What a file imports when it runs, by the words it does so with; types are gone by then. */
interface Compiled {
  run(require: (specifier: string) => Exports): Exports
  imports: readonly string[]
}

/** Throws when it is no source: a fault that cannot even be put in has not been noticed. */
export const compile = (source: string): Compiled => {
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
    module: { type: 'commonjs', noInterop: true },
  })
  const body = new Function('require', 'exports', code)
  return {
    imports: [...code.matchAll(/require\("([^"]+)"\)/g)].map(([, specifier = '']) => specifier),
    run: (require) => {
      const exports = {}
      body(require, exports)
      return exports
    },
  }
}

/** A file of machines/ by its path there; null for what comes from elsewhere. */
const resolve = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('#machines/')) return specifier.slice('#machines/'.length)
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null
}

const pathOf = (file: string): string => join(root, 'machines', file)

export const readSource = (file: string): string => readFileSync(pathOf(file), 'utf8')

/**
 * The modules that files of machines/ are made of, to be put together again with one of them changed: those
 * that come to it are made anew, all others are the ones that run everywhere, so that a refusal is still a
 * refusal.
 */
export const modulesOf = async (entries: readonly string[]) => {
  const compiled = new Map<string, Compiled>()
  const real = new Map<string, Exports>()
  const gather = async (file: string): Promise<void> => {
    if (compiled.has(file)) return
    const one = compile(readSource(file))
    compiled.set(file, one)
    real.set(file, await import(pathOf(file)))
    for (const specifier of one.imports) {
      const inner = resolve(file, specifier)
      if (inner === null) real.set(specifier, await import(specifier))
      else await gather(inner)
    }
  }
  for (const entry of entries) await gather(entry)

  const comesTo = (file: string, changed: string): boolean =>
    file === changed ||
    (compiled.get(file)?.imports ?? []).some((specifier) => {
      const inner = resolve(file, specifier)
      return inner !== null && comesTo(inner, changed)
    })

  return {
    /** The entries' exports, with this source in the place of the file's own. */
    withSource(changed: string, source: Compiled): Exports[] {
      const made = new Map<string, Exports>()
      const load = (file: string): Exports => {
        const known = made.get(file) ?? (comesTo(file, changed) ? undefined : real.get(file))
        if (known) return known
        const { run } = file === changed ? source : (compiled.get(file) ?? compile(readSource(file)))
        const exports = run((specifier) => {
          const inner = resolve(file, specifier)
          return inner === null ? (real.get(specifier) ?? {}) : load(inner)
        })
        made.set(file, exports)
        return exports
      }
      return entries.map(load)
    },
  }
}
