import type { Random } from './random.ts'

/** A value for each place of a plane, about -1 to 1; one unit is the size of its coarsest forms. */
export type Field = (x: number, y: number) => number

/** Steps of a lattice after which it repeats; a power of two. */
const SIDE = 64

/** Makes a smooth field with `octaves` of ever finer detail. It repeats every 64 units, or every `period`. */
export function makeField(random: Random, octaves: number, period = SIDE): Field {
  const lattice = new Float32Array(SIDE * SIDE)
  const own = random.fork()
  for (let i = 0; i < lattice.length; i++) lattice[i] = own.next() * 2 - 1
  const at = (column: number, row: number) => lattice[((row & (SIDE - 1)) << 6) | (column & (SIDE - 1))] ?? 0
  return (x, y) => {
    let sum = 0
    for (let octave = 0, scale = 1; octave < octaves; octave++, scale *= 2) {
      const [u, v] = [x * scale, y * scale]
      const [column, row] = [Math.floor(u), Math.floor(v)]
      const [s, t] = [ease(u - column), ease(v - row)]
      const every = period * scale
      const [left, top] = [wrap(column, every), wrap(row, every)]
      const [right, under] = [wrap(column + 1, every), wrap(row + 1, every)]
      const above = at(left, top) * (1 - s) + at(right, top) * s
      const below = at(left, under) * (1 - s) + at(right, under) * s
      sum += (above * (1 - t) + below * t) / scale
    }
    return sum
  }
}

const ease = (t: number) => t * t * (3 - 2 * t)
const wrap = (value: number, every: number) => value - Math.floor(value / every) * every
