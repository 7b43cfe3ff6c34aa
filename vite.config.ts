import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { chakraCss } from './scripts/chakra-css.ts'
import { compileEarly } from './scripts/compile-early.ts'
import { documentModules } from './scripts/document-modules.ts'
import { laterScript } from './scripts/later-script.ts'
import { leanFonts } from './scripts/lean-fonts.ts'
import { leanModules } from './scripts/lean-modules.ts'

/** Where the scripts of the console are. */
const CONSOLE = 'assets/console/'

const PICTURES =
  /\/client\/(ui\/(money|use-is-drawn)|features\/media\/(heart|image-address|link-to-search|messages|picture|picture-room|price|price-tier|source-set))(\.module\.css|\.tsx?)$|virtual:fragment\/Picture/
const WALLS =
  /\/(machines\/(preferences|quick-add|toggle)\/selectors|client\/(actors\/(pictures\/favorite|preferences)|ui\/(select|pagination\/(pages|page-links|pagination-bar))|features\/related\/messages|features\/media\/(artist\/(asked|use-artist-popover)|drawn-wall|hash|justify|media-grid|media-tile|picture-link|tile-actions|use-picture-title|use-quick-view-address|use-tile-menu|use-width)))(\.module\.css|\.tsx?)$/
const REACT = /\/(node_modules\/(react|react-dom|scheduler)\/|client\/app\/start\/run-react\.ts)/

/** Builds the storefront into dist/client; its index.html is the web process's template. */
export default defineConfig({
  root: 'client',
  plugins: [
    chakraCss(),
    documentModules(),
    leanModules(),
    leanFonts(),
    laterScript(),
    react(),
    compileEarly(),
  ],
  // rxjs for browsers of today; without this it comes in ES5.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    // What a page of the console needs besides is named by that page, not by every visitor's first script.
    modulePreload: {
      resolveDependencies: (file, needs) =>
        file.startsWith(CONSOLE) ? needs.filter((need) => need.endsWith('.css')) : needs,
    },
    // Vite counts before compression; what a page may load is counted by npm run bench.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // No package does anything as something of it is only read.
      treeshake: { propertyReadSideEffects: false },
      // A message goes with the part that says it, not with the first part of its catalogue (decision 82).
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs is four files, which compress better than the thirty that pages have
            // in common with them. Each runs in a task of its own (client/later.ts), and two stay as they
            // are while the shop's own code changes.
            { name: 'react', tags: ['$initial'], test: REACT, priority: 3 },
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
            { name: 'machines', tags: ['$initial'], test: /\/machines\//, priority: 1 },
            { name: 'shared', tags: ['$initial'] },
            // So are what a picture needs, and what a wall of them does.
            { name: 'pictures', test: PICTURES, includeDependenciesRecursively: false },
            { name: 'walls', test: WALLS, includeDependenciesRecursively: false },
            // Every visitor's first script names each stylesheet of each page of the console.
            { name: 'console-styles', test: /\/client\/features\/manage\/.*\.module\.css/ },
          ],
        },
        // Every page's first script names all others, and hashes do not compress: 42 bits tell builds apart.
        chunkFileNames: ({ moduleIds }) =>
          `${moduleIds.some((id) => id.includes('/client/features/manage/')) ? CONSOLE : 'assets/'}[name]-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
