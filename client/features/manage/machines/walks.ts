/** What the walks took, as the graph and the report's file both tell it (graph/schema/walks). */
export interface Walks {
  at: string
  isOfBuild: boolean
  machines: readonly WalkedMachine[]
}

export interface WalkedMachine {
  name: string
  states: number
  transitions: number
  waiting: string | null
  drivers: readonly WalkedByDriver[]
  paths: readonly string[]
}

export interface WalkedByDriver {
  driver: string
  at: string | null
  commit: string | null
  paths: number
  steps: number
  milliseconds: number
  covered: readonly string[]
  unreachable: readonly { key: string; reason: string }[]
}
