import type { RecordsQuery } from '#client/apollo/generated/graphql.ts'
import { countPages, offsetOf } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { changePlace, type ListPlace, turnTo } from './place.ts'

type Found = NonNullable<RecordsQuery['records']>

interface ListPagerProps {
  place: ListPlace
  found: Found
  onPlace: (place: ListPlace) => void
}

/** Whether there may be rows behind those that were counted. */
const isOpenEnded = ({ limit }: ListPlace, { isPartial, records }: Found): boolean =>
  isPartial && records.length === limit

/** The pages beside the one that is shown; null where there is none. */
export const pagesBeside = (place: ListPlace, found: Found) => {
  const { page, limit } = place
  const hasNext = page < countPages(found.count, limit) || isOpenEnded(place, found)
  return {
    previous: page > 1 ? turnTo(place, page - 1, found) : null,
    next: hasNext ? turnTo(place, page + 1, found) : null,
  }
}

/** Turns the pages of a list, also of one as it stood. */
export const ListPager = ({ place, found, onPlace }: ListPagerProps) => (
  <PaginationBar
    total={found.count}
    isPartial={isOpenEnded(place, found)}
    limit={place.limit}
    offset={offsetOf(place.page, place.limit)}
    onPage={(page) => onPlace(turnTo(place, page, found))}
    onLimit={(limit) => onPlace(changePlace(place, { limit }))}
  />
)
