import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

/** Why a file has not become a batch. */
export type ImportingFailure =
  /** Another file may do: each thing that is wrong, in sentences. */
  | { kind: 'invalid'; messages: readonly string[] }
  /** Whoever is here may not. */
  | { kind: 'refused'; messages: readonly string[] }
  /** The same can be tried again, from where it was. */
  | { kind: 'unavailable'; messages: readonly string[] }

export const toFailure = (error: unknown): ImportingFailure => {
  const { code, message, fields, others } = readRefusal(error)
  switch (code) {
    case 'BAD_USER_INPUT':
    case 'CONFLICT':
    case 'NOT_FOUND': {
      const said = [...Object.values(fields), ...others]
      return { kind: 'invalid', messages: said.length > 0 ? said : [message] }
    }
    case 'UPSTREAM_UNAVAILABLE':
    case 'UNAUTHENTICATED':
    case 'RATE_LIMITED':
      return { kind: 'unavailable', messages: [askToTryAgainIfOfUse({ code, message })] }
    default:
      return { kind: 'refused', messages: [message] }
  }
}
