import { Suspense } from 'react'
import { PhoneLink } from '#client/ui/phone-link.tsx'
import { Explained } from './explained.tsx'
import { MaterialList, MaterialListLoading } from './material-list.tsx'

export const Materials = () => (
  <Explained
    title="Seven materials"
    words={
      <p>
        Not sure which is right for your room? Talk with a designer at <PhoneLink />.
      </p>
    }
  >
    <Suspense fallback={<MaterialListLoading />}>
      <MaterialList />
    </Suspense>
  </Explained>
)
