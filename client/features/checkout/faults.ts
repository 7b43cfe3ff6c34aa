import type { LeftBehind } from '#client/apollo/generated/graphql.ts'

/** Why a line cannot be bought, as a sentence. */
export const FAULTS: Record<LeftBehind, string> = {
  GONE: 'The picture is gone.',
  UNPUBLISHED: 'The picture is not for sale any more.',
  SUBSTRATE: 'It is not offered on this substrate any more.',
  SIZE: 'It is not offered in this size any more.',
}
