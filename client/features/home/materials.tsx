import { Suspense } from 'react'
import { PhoneLink } from '#client/ui/phone-link.tsx'
import { Explained } from './explained.tsx'
import { MaterialList, MaterialListLoading } from './material-list.tsx'
import * as say from './messages.tsx'

export const Materials = () => (
  <Explained title={say.materialsTitle} words={<p>{say.whichMaterial(<PhoneLink />)}</p>}>
    <Suspense fallback={<MaterialListLoading />}>
      <MaterialList />
    </Suspense>
  </Explained>
)
