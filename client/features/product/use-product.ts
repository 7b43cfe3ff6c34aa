import { useDeferredValue } from 'react'
import { useWallSize } from '#client/actors/projects/wall-size.ts'
import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { useSubstrateFacts } from '#client/features/purchase/use-substrate-facts.ts'
import type { Frame } from './frame.ts'
import * as say from './messages.ts'

/** A picture as the thing that is chosen; inches. */
export interface Product {
  title: string
  media: MediaTile_ImageFragment['media']
  substrate: string
  size: { width: number; height: number }
  /** How far its face stands off the wall. */
  depth: number
  frame: Frame | null
}

/**
 * Reads what is chosen of a picture; null until something can be. It follows the choice once the button has
 * answered: a room takes a phone longer to draw than anything else that changes.
 */
export const useProduct = (image: MediaTile_ImageFragment): Product | null =>
  useDeferredValue(useChosenProduct(image))

const useChosenProduct = (image: MediaTile_ImageFragment): Product | null => {
  const chosen = useWallSize()
  const facts = useSubstrateFacts(image.id, chosen?.substrate ?? null)
  if (!chosen) return null
  const { substrate, size, frame } = chosen
  return {
    title: image.title || say.untitled,
    media: image.media,
    substrate,
    size: { width: size.width, height: size.height },
    depth: facts?.depth ?? 0,
    frame,
  }
}
