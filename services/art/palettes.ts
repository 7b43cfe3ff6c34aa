/** A hand-picked set: the paper, the darkest mark, and five colours from the leading one to the accent. */
export interface Palette {
  ground: string
  ink: string
  colors: readonly [string, string, string, string, string]
}

const palette = (
  ground: string,
  ink: string,
  ...colors: [string, string, string, string, string]
): Palette => ({
  ground,
  ink,
  colors,
})

export const PALETTES = {
  // sea and sky
  harbour: palette('#f2efe6', '#16293a', '#1f4e6b', '#4d86a0', '#9cc0c9', '#e8c9a0', '#d9704a'),
  fjord: palette('#edf1f0', '#0f2430', '#27495c', '#52788a', '#8aa9b3', '#c3d3d4', '#e6b98a'),
  lagoon: palette('#f4f3ea', '#0d3b45', '#0f7c85', '#45aeb0', '#9ed8cf', '#f2e2bd', '#f2906b'),
  cobalt: palette('#f6f4ee', '#12183f', '#1c3fa8', '#3f6fd8', '#94b4ee', '#f0d9a8', '#e8562f'),
  indigo: palette('#f1ede4', '#151632', '#2a2f6b', '#4a569b', '#8d97c6', '#cfcfe0', '#d8a24a'),
  pacific: palette('#eef3f1', '#0a2f3c', '#11566b', '#2f8ca3', '#7cc3cb', '#d6e6dc', '#f6c667'),
  // land and leaf
  fern: palette('#f4f1e6', '#1c2f22', '#2f5a3c', '#5f8a55', '#a3b97c', '#dcd9ad', '#c9763f'),
  olive: palette('#f3eedd', '#2b2c17', '#5b6130', '#8d9150', '#bdb87c', '#e4d7a9', '#b5573a'),
  moss: palette('#eff0e4', '#1f2a1c', '#3d5433', '#6d8452', '#9fae80', '#cfd4b4', '#e3a857'),
  eucalyptus: palette('#f5f4ee', '#24352f', '#4f7466', '#82a394', '#b3c9bd', '#dfe6dc', '#d9a38a'),
  orchard: palette('#f8f2e2', '#2d2a16', '#4b7a3a', '#93ad3f', '#d9c34a', '#ec9a3c', '#c8402f'),
  sage: palette('#f3f2ea', '#2f3a33', '#768a76', '#a2b19c', '#c9d1be', '#e6dfcb', '#c58d6b'),
  // earth and clay
  terracotta: palette('#f6ecdd', '#3a1d14', '#a8482c', '#d0764a', '#e3a77c', '#efd3b1', '#3f6460'),
  adobe: palette('#f5e6d3', '#40231a', '#c0643f', '#dd9264', '#ecc29b', '#7d8a6f', '#2f5560'),
  sienna: palette('#f2e7d6', '#2c1810', '#7b3a20', '#a86538', '#c99a66', '#e2c9a0', '#425a5a'),
  canyon: palette('#f8e9d8', '#35141b', '#8c2f2b', '#c4553a', '#e58a52', '#f2bf83', '#5a5377'),
  walnut: palette('#efe6d8', '#20150f', '#4a3122', '#7a5a40', '#a98a69', '#d3bd9c', '#8a9a8c'),
  sahara: palette('#faf0dc', '#4a2d14', '#c58a42', '#dcae69', '#ecd09a', '#b0643a', '#6d7f86'),
  // warm
  ember: palette('#f7ebe0', '#2a0f12', '#8f1d22', '#c93a2b', '#e86f3c', '#f4b05a', '#3b3a5a'),
  poppy: palette('#faf3e6', '#2b1a1a', '#d43a2c', '#ef7358', '#f7b6a0', '#f2cf62', '#2f5d62'),
  marigold: palette('#fbf3df', '#3a2410', '#e59a1f', '#f2bd45', '#f8dc8f', '#d4622a', '#2f5b6e'),
  saffron: palette('#fbf1d9', '#33200d', '#d98a12', '#efb02e', '#f6d572', '#9b3f22', '#6b7a3d'),
  citrus: palette('#fdf8e3', '#2c3014', '#f0c419', '#f5df62', '#a9bd3b', '#f0913a', '#4d7c5a'),
  crimson: palette('#f4ece6', '#240a10', '#7a0f25', '#b3202f', '#d9595a', '#eab0a4', '#c9a24d'),
  // pink and purple
  peony: palette('#fbf2ef', '#3d1526', '#c23a6b', '#e2739a', '#f1a9bf', '#f7d6d9', '#6c8a5b'),
  rosewater: palette('#fcf3ef', '#4a2630', '#d88a95', '#eab3b4', '#f4d3cd', '#f0e0d2', '#8e9f8c'),
  bougainvillea: palette('#fbf0ec', '#33102f', '#a81f6e', '#dc4b90', '#f28fb0', '#f5b95c', '#2f6f73'),
  lilac: palette('#f7f3f7', '#2d2140', '#75589c', '#9c83bf', '#c5b3da', '#e5dbea', '#e5b871'),
  plum: palette('#f4ecec', '#230f26', '#4d1f4f', '#7f3f7a', '#b078a5', '#dcb6c7', '#d99a4e'),
  wisteria: palette('#f5f3f8', '#242347', '#5a55a8', '#8a84cc', '#b9b3e3', '#dcd8ef', '#f0bfa8'),
  // pastel and pale
  sorbet: palette('#fdf6ef', '#5a4a55', '#f4b6a6', '#f7d9a8', '#b9ddd0', '#b8cdea', '#e6bfdc'),
  seaglass: palette('#f7faf6', '#3f5a5a', '#a9d6cb', '#c9e7d8', '#bcdcea', '#f3e3c6', '#f3bfae'),
  meringue: palette('#fdf8ee', '#6a5a4c', '#f6dfc0', '#f3cfc2', '#dfe6cf', '#d6e2ea', '#eccf8e'),
  dawn: palette('#fbf3ee', '#4c4560', '#e9b8b0', '#f3d3bd', '#c9bfdc', '#a9bcd8', '#f0c587'),
  // quiet
  linen: palette('#f6f1e7', '#3a3128', '#b09a7c', '#cdbb9f', '#e2d6c0', '#a39c8c', '#7f6a52'),
  oatmeal: palette('#f4eee2', '#40362b', '#c7b08d', '#d9c8aa', '#e9dcc5', '#b99878', '#8b7355'),
  driftwood: palette('#f0ede6', '#2f2e2b', '#8a8072', '#aba294', '#cbc3b5', '#e0dacd', '#6d5f50'),
  stone: palette('#efeeeb', '#26282a', '#6b6f72', '#94989a', '#b9bcbc', '#d9dad7', '#a9937a'),
  chalk: palette('#faf9f6', '#3b3b39', '#c9c7c0', '#dddbd5', '#ebe9e4', '#b5b2aa', '#908c83'),
  snowfield: palette('#fbfcfc', '#2a3540', '#c5d0d8', '#dbe3e8', '#eaf0f2', '#a8b7c2', '#7d909e'),
  // dark
  midnight: palette('#e9e4d8', '#080d1c', '#101c38', '#1f3560', '#3f5f94', '#8fa6c4', '#f2c14e'),
  nocturne: palette('#e6e2dc', '#0a0a12', '#1a1830', '#352f58', '#5e5488', '#a193b8', '#f0a35a'),
  charcoal: palette('#e9e6df', '#101112', '#1d1f21', '#34373a', '#5a5e61', '#94979a', '#c9a65a'),
  aubergine: palette('#eee3dc', '#140815', '#2b1230', '#512650', '#8a4a78', '#c98aa2', '#e8b45f'),
  forestNight: palette('#e8e6d8', '#07120e', '#0f261d', '#1f4333', '#46705a', '#93b09a', '#e5b450'),
  gilt: palette('#f3ead3', '#1c150b', '#a97c24', '#c99b3a', '#e0bd68', '#f0dca4', '#2f3b3a'),
  // no colour at all
  sumi: palette('#f5f5f4', '#0c0c0c', '#1c1c1c', '#444444', '#7c7c7c', '#b4b4b4', '#dadada'),
  silver: palette('#ececec', '#111111', '#262626', '#565656', '#8a8a8a', '#bcbcbc', '#f4f4f4'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
