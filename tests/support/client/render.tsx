import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { RunningContext } from '#client/actors/process/context.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { type Settings, SettingsProvider } from '#client/ui/settings.tsx'

const SETTINGS: Settings = {
  brand: 'Aquatint',
  phone: '1-800-555-0142',
  variant: 'standard',
  chatScriptUrl: null,
  stripeKey: null,
  takesTestCards: false,
  googleMapsKey: null,
  mainSiteUrl: null,
  countsUsage: false,
  logo: null,
  volumeDiscounts: [],
  freeShippingOver: null,
  returnDays: 30,
}

/** Renders a part of the page as this visit first shows it. */
export const render = (
  part: ReactNode,
  visit: Visit,
  { at = '/', settings = {} }: { at?: string; settings?: Partial<Settings> } = {},
): string =>
  renderToStaticMarkup(
    <SettingsProvider settings={{ ...SETTINGS, ...settings }}>
      <ApolloProvider client={visit.apollo}>
        <RunningContext value={visit}>
          <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
        </RunningContext>
      </ApolloProvider>
    </SettingsProvider>,
  )

const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")

/** Reads the text of each element with that name, in order. */
export const wordsOf = (markup: string, element: string): string[] =>
  [...markup.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'))].map(([whole]) => plain(whole))

/** Maps each link's text to where it leads. */
export const linksOf = (markup: string): Record<string, string> =>
  Object.fromEntries(
    [...markup.matchAll(/<a [^>]*href="([^"]*)".*?<\/a>/gs)].map(([whole, href = '']) => [
      plain(whole),
      plain(href),
    ]),
  )
