import { isCustom, toInches } from '#machines/quick-add/options.ts'
import {
  selectCustomText,
  selectFrame,
  selectSize,
  selectSizes,
  selectSubstrate,
} from '#machines/quick-add/selectors.ts'
import { useQuickAdd } from './quick-add.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Reads the chosen substrate, size and frame for the views of the picture, so that both show one choice. Null
 * until a size can be chosen.
 */
export const useWallSize = () => {
  const substrate = useQuickAdd(selectSubstrate)
  const chosen = useQuickAdd(selectSize)
  const sizes = useQuickAdd(selectSizes, isSame).filter((size) => !isCustom(size))
  const frame = useQuickAdd(selectFrame, isSame)
  const typed = useQuickAdd(selectCustomText, isSame)
  const width = toInches(typed.width)
  const height = toInches(typed.height)
  const custom = width !== null && height !== null ? { width, height } : null
  const size = chosen && isCustom(chosen) ? (custom ?? sizes[0]) : chosen
  return substrate !== null && size ? { substrate, size, sizes, frame } : null
}
