import type { LeftBehind } from '#client/apollo/generated/graphql.ts'

/** Why a line cannot be bought, as it stands within a sentence. */
export const FAULT_WORDS: Record<LeftBehind, string> = {
  GONE: 'the picture is gone',
  UNPUBLISHED: 'the picture is not for sale any more',
  SUBSTRATE: 'it is not offered on this substrate any more',
  SIZE: 'it is not offered in this size any more',
  FRAME: 'it is not offered in this frame any more',
}
