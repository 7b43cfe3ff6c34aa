import { SHOP_PARTS } from '#services/shared/shop-file/schema.ts'

/** Something that the owner has asked for and cannot have, in words. */
export class OwnerMistake extends Error {
  override readonly name = 'OwnerMistake'
}

export type Tree = { [name: string]: unknown }

/** Reads `prices.window film.base`, or `tax`; names hold spaces and no dots. */
export function readPath(text: string): string[] {
  const path = text.split('.').map((name) => name.trim())
  if (path.some((name) => name === '')) throw new OwnerMistake(`“${text}” is not a path such as brand.name`)
  if (!SHOP_PARTS.some((part) => part === path[0]))
    throw new OwnerMistake(`There is no part “${path[0]}”. The parts are ${SHOP_PARTS.join(', ')}`)
  return path
}

/**
 * Reads what is typed for a value: JSON such as `23.50`, `true`, `null` or a list, and all else as words. A
 * name or a phone number of digits is words too.
 */
export function readValue([part, ...below]: readonly string[], text: string): unknown {
  if (part === 'brand' && below.length > 0) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Finds what stands at a path; undefined where nothing does. */
export const valueAt = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce((at, name) => (isTree(at) && Object.hasOwn(at, name) ? at[name] : undefined), tree)

/** Answers the tree with a value at a path. */
function withValue(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): Tree {
  const below = Object.hasOwn(tree, name) && isTree(tree[name]) ? tree[name] : {}
  return { ...tree, [name]: rest.length === 0 ? value : withValue(below, rest, value) }
}

/** A table that is whole: no state stays in it that its owner does not name. */
const WHOLE = 'tax'

/**
 * Answers the tree with what an owner sets at a path. Several values at once are laid over those that stand
 * there, so that none is lost that was not named.
 */
export const laidOver = (tree: Tree, path: readonly string[], value: unknown): Tree =>
  isTree(value) && Object.keys(value).length > 0 && path[0] !== WHOLE
    ? Object.entries(value).reduce((at, [name, each]) => laidOver(at, [...path, name], each), tree)
    : withValue(tree, path, value)

/** Answers the tree without what stands at a path, nor what that leaves empty. */
export function withoutValue(tree: Tree, [name = '', ...rest]: readonly string[]): Tree {
  const { [name]: at, ...others } = tree
  if (rest.length === 0 || !isTree(at)) return others
  const left = withoutValue(at, rest)
  return Object.keys(left).length === 0 ? others : { ...others, [name]: left }
}

/** Lists each value with its path; a list is one value. */
export const leavesOf = (tree: unknown, path: readonly string[] = []): [path: string[], value: unknown][] =>
  isTree(tree)
    ? Object.entries(tree).flatMap(([name, value]) => leavesOf(value, [...path, name]))
    : tree === undefined
      ? []
      : [[[...path], tree]]
