import type { Plugin } from 'vite'
import { system } from '../client/ui/system.ts'

/** CSS as Chakra describes it: at-rules and selectors with properties in them. */
interface Styles {
  [rule: string]: Styles | string | number
}

const NAME = 'virtual:chakra.css'

/**
 * Writes Chakra's reset and our tokens, which are the same for every visitor, to a stylesheet at build: the
 * first page looks right without Chakra, which only fields need (docs/decisions/0013).
 */
export const chakraCss = (): Plugin => ({
  name: 'chakra-css',
  resolveId: (id) => (id === NAME ? NAME : null),
  load: (id) => (id === NAME ? writeStaticCss() : null),
})

/** Puts the layers first: their order decides which of two rules wins, whatever loads first. */
const writeStaticCss = () =>
  [system.layers.atRule, ...[system.getPreflightCss(), system.getTokenCss()].map(write)].join('\n')

const write = (styles: Styles): string =>
  Object.entries(styles)
    .map(([name, value]) =>
      typeof value === 'object'
        ? `${name.replace('&', '')}{${write(value)}}`
        : `${writeProperty(name)}:${value};`,
    )
    .join('')

const writeProperty = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
