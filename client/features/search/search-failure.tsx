import { useRevalidator } from 'react-router-dom'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'

interface SearchFailureProps {
  /** What the page would have been called. */
  title: string
  message: string
}

/** Stands in the place of the results until they can be had (spec.md section 8, Search failure). */
export const SearchFailure = ({ title, message }: SearchFailureProps) => {
  usePageTitle(title)
  const { revalidate } = useRevalidator()
  return (
    <Unavailable
      message={`${message} Please try again. Contact customer support if this persists.`}
      onRetry={revalidate}
    />
  )
}
