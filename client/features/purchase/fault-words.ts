import type { LeftBehind } from '#client/apollo/generated/graphql.ts'

/** Why a line cannot be bought, as it stands within a sentence. */
export const FAULT_WORDS: Record<LeftBehind, string> = {
  GONE: 'the picture is gone',
  UNPUBLISHED: 'the picture is no longer for sale',
  SUBSTRATE: 'it’s no longer offered on this substrate',
  SIZE: 'it’s no longer offered in this size',
  FRAME: 'it’s no longer offered in this frame',
}
