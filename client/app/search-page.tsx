import { QuickAdd } from '#client/features/quick-add/quick-add.tsx'
import { QuickView } from '#client/features/quick-view/quick-view.tsx'
import { SearchScreen } from '#client/features/search/search-screen.tsx'

/** Three features that know nothing of each other, put together. */
export const Component = () => <SearchScreen QuickView={QuickViewWithAdd} />

const QuickViewWithAdd = ({ imageId }: { imageId: string }) => (
  <QuickView imageId={imageId} QuickAdd={QuickAdd} />
)
