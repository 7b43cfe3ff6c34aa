import { type Html, html } from './tag.ts'

/** Makes a table that only lays out: some clients know nothing newer. */
export const layOut = (rows: readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`
