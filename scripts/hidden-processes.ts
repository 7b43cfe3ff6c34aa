import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** More variables that a closure keeps and changes are the states of a process. */
const MOST_KEPT = 2

const HIDING_HOOKS = new Set(['useReducer', 'useMutation'])

interface Scope {
  lets: Set<string>
  kept: Set<string>
}

/** Describes each process without a machine in this source. */
export const findHiddenProcesses = (file: string, source: string): string[] => {
  const found: string[] = []
  const scopes: Scope[] = []
  const enter = () => void scopes.push({ lets: new Set(), kept: new Set() })
  const leave = () => {
    const kept = [...(scopes.pop()?.kept ?? [])]
    if (kept.length > MOST_KEPT) found.push(`a closure keeps ${kept.join(', ')}`)
  }
  const change = (target: { type: string; name?: unknown }) => {
    if (target.type !== 'Identifier' || typeof target.name !== 'string') return
    const { name } = target
    const owner = scopes.findLast(({ lets }) => lets.has(name))
    if (owner && owner !== scopes.at(-1)) owner.kept.add(name)
  }
  new Visitor({
    Program: enter,
    'Program:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclaration({ kind, declarations }) {
      if (kind !== 'let') return
      for (const { id } of declarations) if (id.type === 'Identifier') scopes.at(-1)?.lets.add(id.name)
    },
    AssignmentExpression: ({ left }) => change(left),
    UpdateExpression: ({ argument }) => change(argument),
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && HIDING_HOOKS.has(callee.name)) found.push(`calls ${callee.name}`)
    },
  }).visit(parseSync(file, source).program)
  return found
}

/**
 * Prints each hidden process, with its reason where one is known; answers whether all have a reason that
 * still holds.
 */
export const checkHiddenProcesses = async (
  root: string,
  reasons: Readonly<Record<string, string>>,
): Promise<boolean> => {
  const hiding = new Set<string>()
  for await (const file of glob('{client,machines}/**/*.{ts,tsx}', { cwd: root })) {
    for (const process of findHiddenProcesses(file, await readFile(join(root, file), 'utf8'))) {
      hiding.add(file)
      console.log(`${file}: ${process}: ${reasons[file] ?? 'make it a machine'}`)
    }
  }
  const stale = Object.keys(reasons).filter((file) => !hiding.has(file))
  for (const file of stale) console.log(`${file}: hides no process any more, drop its reason`)
  return stale.length === 0 && [...hiding].every((file) => file in reasons)
}
