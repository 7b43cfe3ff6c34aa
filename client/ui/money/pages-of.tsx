import { useSearchParams } from 'react-router-dom'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { readPart, writePage } from './place.ts'

interface PagesOfProps {
  count: number
  isPartial?: boolean
}

/** The ways to the other parts of a list, beside whatever else its address says. */
export const PagesOf = ({ count, isPartial = false }: PagesOfProps) => {
  const [address, setAddress] = useSearchParams()
  const { limit, offset } = readPart(address)
  const { page: _, page_size: __, ...rest } = Object.fromEntries(address)
  if (count === 0) return null
  return (
    <PaginationBar
      total={count}
      isPartial={isPartial}
      limit={limit}
      offset={offset}
      onPage={(page) => setAddress({ ...rest, ...writePage({ page, limit }) })}
      onLimit={(wanted) => setAddress({ ...rest, ...writePage({ page: 1, limit: wanted }) })}
    />
  )
}
