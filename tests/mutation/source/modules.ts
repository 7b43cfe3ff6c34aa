import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transformSync } from '@swc/core'

const root = join(import.meta.dirname, '..', '..', '..')

type Exports = Readonly<Record<string, unknown>>

/** A compiled file, with the specifiers that it imports at run time; types are gone by then. */
interface Compiled {
  run(require: (specifier: string) => Exports): Exports
  imports: readonly string[]
}

/** Throws when the text is no source: a fault that does not compile must not count as noticed. */
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

/** Answers the path of a file under machines/; null for anything from elsewhere. */
const resolve = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('#machines/')) return specifier.slice('#machines/'.length)
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null
}

const pathOf = (file: string): string => join(root, 'machines', file)

export const readSource = (file: string): string => readFileSync(pathOf(file), 'utf8')

/**
 * Loads the modules behind some files of machines/, to put them together again with one file changed. Only
 * modules that import the changed file are made anew; the rest stay those that run everywhere, so that a
 * refusal is still an instance of the same class.
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
    /** Answers the entries' exports with this source instead of the file's own. */
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
