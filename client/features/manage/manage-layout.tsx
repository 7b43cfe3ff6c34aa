import { useState } from 'react'
import { SideNavigation } from '#client/ui/side-navigation.tsx'
import { ConsoleKeys } from './keys/console-keys.tsx'
import { createOffers, Offers } from './palette/offered.ts'
import { HOME, SECTIONS } from './sections.ts'

/** What every page of the staff console stands in. */
export const Component = () => {
  const [offers] = useState(createOffers)
  return (
    <Offers value={offers}>
      <SideNavigation name="Manage" home={HOME} places={SECTIONS}>
        <ConsoleKeys />
      </SideNavigation>
    </Offers>
  )
}
