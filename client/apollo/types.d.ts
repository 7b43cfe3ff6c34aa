import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'
import type { HeldToken } from './session.ts'

declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}

  /** What the session links read and keep with an operation. */
  export interface DefaultContext {
    withoutSession?: boolean
    isAnonymous?: boolean
    sent?: HeldToken | null
    renewed?: HeldToken
  }
}
