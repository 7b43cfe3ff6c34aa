import { useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { Settings } from '#client/ui/settings.tsx'
import type { House } from './house.ts'
import { Providers } from './providers.tsx'

export const App = ({ house, settings }: { house: House; settings: Settings }) => {
  useEffect(markReady, [])
  return (
    <Providers house={house} settings={settings}>
      <RouterProvider router={house.router} />
    </Providers>
  )
}

/** Says that what is pressed from here on is heard, whoever drew it first. */
const markReady = () => {
  document.documentElement.dataset.ready = ''
}
