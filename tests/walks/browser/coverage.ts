/** What one path has covered, attached to its test under this name. */
export const COVERAGE = 'coverage'

export interface Coverage {
  machine: string
  taken: string[]
  steps: number
  milliseconds: number
}
