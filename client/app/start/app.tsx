import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'
import { ActorsContext } from '#client/actors/context.ts'
import { RouterContext } from '#client/actors/lead-on.ts'
import { AccessContext } from '#client/actors/people/access.ts'
import { type Settings, SettingsProvider } from '#client/ui/settings.tsx'
import type { House } from './house.ts'

export const App = ({ house, settings }: { house: House; settings: Settings }) => (
  <StrictMode>
    <SettingsProvider settings={settings}>
      <ApolloProvider client={house.apollo}>
        <ActorsContext value={house.actors}>
          <AccessContext value={house.access}>
            <RouterContext value={house.router}>
              <RouterProvider router={house.router} />
            </RouterContext>
          </AccessContext>
        </ActorsContext>
      </ApolloProvider>
    </SettingsProvider>
  </StrictMode>
)
