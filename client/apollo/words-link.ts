import { ServerError, ServerParseError } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import * as say from './messages.ts'

/**
 * What is not the graph's own answer, such as a proxy's page, is told to a person in these words; its status
 * stays for who shows that (spec.md section 8, Route errors).
 */
export const createWordsLink = () =>
  new ErrorLink(({ error }) => {
    if (ServerError.is(error) || ServerParseError.is(error)) error.message = say.shopNotReached
  })
