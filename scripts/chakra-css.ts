import type { Plugin } from 'vite'
import { system } from '../client/ui/system.ts'

/** As Chakra describes CSS: at-rules and selectors, and in them properties. */
interface Styles {
  [rule: string]: Styles | string | number
}

const NAME = 'virtual:chakra.css'

/**
 * Chakra's reset and our tokens, which are the same for every visitor, as a stylesheet that is written at
 * build: the first page needs no Chakra to look right, only what is typed into does (docs/decisions/0013).
 */
export const chakraCss = (): Plugin => ({
  name: 'chakra-css',
  resolveId: (id) => (id === NAME ? NAME : null),
  load: (id) => (id === NAME ? staticCss() : null),
})

/** The layers come first: which of two rules wins is decided by their order, not by what loads when. */
const staticCss = () =>
  [system.layers.atRule, ...[system.getPreflightCss(), system.getTokenCss()].map(write)].join('\n')

const write = (styles: Styles): string =>
  Object.entries(styles)
    .map(([name, value]) =>
      typeof value === 'object' ? `${name.replace('&', '')}{${write(value)}}` : `${property(name)}:${value};`,
    )
    .join('')

const property = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
