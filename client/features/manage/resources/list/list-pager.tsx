import type { RecordsQuery } from '#client/apollo/generated/graphql.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { changePlace, type ListPlace, turnTo } from './place.ts'

interface ListPagerProps {
  place: ListPlace
  found: NonNullable<RecordsQuery['records']>
  onPlace: (place: ListPlace) => void
}

/** Turns the pages of a list, also of one as it stood. */
export const ListPager = ({ place, found, onPlace }: ListPagerProps) => (
  <PaginationBar
    total={found.count}
    isPartial={found.isPartial && found.records.length === place.limit}
    limit={place.limit}
    offset={offsetOf(place.page, place.limit)}
    onPage={(page) => onPlace(turnTo(place, page, found))}
    onLimit={(limit) => onPlace(changePlace(place, { limit }))}
  />
)
