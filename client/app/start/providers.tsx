import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, StrictMode } from 'react'
import { RouterContext } from '#client/actors/lead-on.ts'
import { RunningContext } from '#client/actors/process/context.ts'
import { type Settings, SettingsProvider } from '#client/ui/settings.tsx'
import type { House } from './house.ts'

interface ProvidersProps {
  house: House
  settings: Settings
  children: ReactNode
}

/** What all components find above them, in the browser and where the server draws a page. */
export const Providers = ({ house: { visit, router }, settings, children }: ProvidersProps) => (
  <StrictMode>
    <SettingsProvider settings={settings}>
      <ApolloProvider client={visit.apollo}>
        <RunningContext value={visit}>
          <RouterContext value={router}>{children}</RouterContext>
        </RunningContext>
      </ApolloProvider>
    </SettingsProvider>
  </StrictMode>
)
