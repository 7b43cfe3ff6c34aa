import { CombinedGraphQLErrors } from '@apollo/client'
import { useEffect } from 'react'
import { useEntry } from '#client/actors/people/access.ts'

/**
 * Whether the server does not give this visitor what a page of the console shows; the guard closes the page
 * then.
 */
export const useRefused = (error: unknown): boolean => {
  const { reportRefusal } = useEntry()
  const isRefused = CombinedGraphQLErrors.is(error) && error.errors.some(isForbidden)
  useEffect(() => {
    if (isRefused) reportRefusal()
  })
  return isRefused
}

const isForbidden = ({ extensions }: CombinedGraphQLErrors['errors'][number]) =>
  extensions?.code === 'FORBIDDEN'
