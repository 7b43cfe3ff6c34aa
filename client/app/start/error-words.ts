import { CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { isRouteErrorResponse } from 'react-router-dom'
import { NetworkError } from '#client/apollo/fetch.ts'
import { ChunkError } from '#client/app/parts/chunk.ts'

export interface ErrorWords {
  title: string
  detail: string
}

/**
 * HTTP errors show status and status text; network errors show message, method and address (spec.md section
 * 8).
 */
export const describeError = (error: unknown): ErrorWords => {
  if (isRouteErrorResponse(error)) return describeHttpError(error.status, error.statusText)
  if (ServerError.is(error)) return describeHttpError(error.statusCode, error.response.statusText)
  if (error instanceof NetworkError) return { title: error.message, detail: `${error.method} ${error.url}` }
  if (error instanceof ChunkError)
    return { title: error.message, detail: 'Check your connection and try again.' }
  const outage = CombinedGraphQLErrors.is(error) && outageOf(error)
  if (outage)
    return {
      title: 'Part of the shop isn’t responding.',
      detail: `${outage.message} Please try again in a moment.`,
    }
  return { title: 'Something went wrong on this page.', detail: error instanceof Error ? error.message : '' }
}

const describeHttpError = (status: number, statusText: string): ErrorWords => ({
  title: `${status} ${statusText}`.trim(),
  detail: 'The server could not answer.',
})

const outageOf = ({ errors }: CombinedGraphQLErrors) =>
  errors.find(({ extensions }) => extensions?.code === 'UPSTREAM_UNAVAILABLE')
