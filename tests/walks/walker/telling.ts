type Leaves = ReadonlyMap<string, string>

/** Reads the data at these paths. */
export const valuesAt = (leaves: Leaves, paths: readonly string[]): string =>
  paths.map((path) => `${path} ${leaves.get(path) ?? 'nothing'}`.trimStart()).join(', ')

/** Counts the values that are found in more than one group. */
const countClashes = (groups: readonly (readonly Leaves[])[], paths: readonly string[]): number => {
  const seen = groups.flatMap((group) => [...new Set(group.map((leaves) => valuesAt(leaves, paths)))])
  return seen.length - new Set(seen).size
}

/**
 * Finds the fewest paths of data that tell groups apart, the most telling first; null when there are none, or
 * more than can be read. A command's key says least to a reader, so it is taken only where nothing else tells
 * as much.
 */
export const findTelling = (
  groups: readonly (readonly Leaves[])[],
  most = Number.POSITIVE_INFINITY,
  chosen: readonly string[] = [],
): readonly string[] | null => {
  if (countClashes(groups, chosen) === 0) return chosen
  if (chosen.length === most) return null
  const paths = [...new Set(groups.flat().flatMap((leaves) => [...leaves.keys()]))]
    .filter((path) => !chosen.includes(path))
    .toSorted((one, other) => Number(one.endsWith(KEY)) - Number(other.endsWith(KEY)))
  const counts = new Map(paths.map((path) => [path, countClashes(groups, [...chosen, path])]))
  const fewest = Math.min(...counts.values())
  const next = paths.find((path) => counts.get(path) === fewest)
  return next === undefined ? null : findTelling(groups, most, [...chosen, next])
}

const KEY = 'idempotencyKey'
