import { declarePort } from '#machines/port.ts'
import type { Framing } from './framing.ts'

/** Inches; a size without a width or a height is the custom one. Price in cents, null when custom. */
export interface OfferedSize {
  width: number | null
  height: number | null
  unitPrice: number | null
}

/** Inches; a custom price in cents is (base + rate × width × height) × factor. */
export interface CustomLimits {
  minWidth: number
  minHeight: number
  maxWidth: number
  maxHeight: number
  base: number
  rate: number
  factor: number
}

export interface OfferedSubstrate {
  substrate: string
  label: string
  sizes: readonly OfferedSize[]
  custom: CustomLimits | null
  /** Null for what is not framed. */
  framing: Framing | null
}

/** Where things are added (spec.md section 3, Workspace option): an open project of the account. */
export interface Workspace {
  id: string
  label: string
  projectId: string
  cartToken: string
}

/** At most 20, the current project's first; `count` is how many match. */
export interface WorkspacePage {
  count: number
  workspaces: readonly Workspace[]
}

export const quickAddPorts = {
  /** The image's substrates in the house's order; NOT_FOUND when there is no such image. */
  loadSizes: declarePort<readonly OfferedSubstrate[], { imageId: string }>('quick-add.loadSizes'),
  /** Of the signed-in user; an empty search finds all. */
  loadWorkspaces: declarePort<WorkspacePage, { search: string }>('quick-add.loadWorkspaces'),
}
