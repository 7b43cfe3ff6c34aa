import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'
import { RouterContext } from '#client/actors/lead-on.ts'
import { RunningContext } from '#client/actors/process/context.ts'
import { type Settings, SettingsProvider } from '#client/ui/settings.tsx'
import type { House } from './house.ts'

export const App = ({ house, settings }: { house: House; settings: Settings }) => (
  <StrictMode>
    <SettingsProvider settings={settings}>
      <ApolloProvider client={house.visit.apollo}>
        <RunningContext value={house.visit}>
          <RouterContext value={house.router}>
            <RouterProvider router={house.router} />
          </RouterContext>
        </RunningContext>
      </ApolloProvider>
    </SettingsProvider>
  </StrictMode>
)
