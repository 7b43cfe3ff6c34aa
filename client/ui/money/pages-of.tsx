import { useSearchParams } from 'react-router-dom'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { type PartSize, readPart, writePage } from './place.ts'

interface PagesOfProps {
  count: number
  isPartial?: boolean
  size?: PartSize
}

/** The ways to the other parts of a list, beside whatever else its address says. */
export const PagesOf = ({ count, isPartial = false, size = 20 }: PagesOfProps) => {
  const [address, setAddress] = useSearchParams()
  const { limit, offset } = readPart(address, size)
  const { page: _, page_size: __, ...rest } = Object.fromEntries(address)
  if (count === 0) return null
  return (
    <PaginationBar
      total={count}
      isPartial={isPartial}
      limit={limit}
      offset={offset}
      onPage={(page) => setAddress({ ...rest, ...writePage(size)({ page, limit }) })}
      onLimit={(wanted) => setAddress({ ...rest, ...writePage(size)({ page: 1, limit: wanted }) })}
    />
  )
}
