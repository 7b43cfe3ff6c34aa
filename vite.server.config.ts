import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig } from 'vite'
import { documentModules } from './scripts/document-modules.ts'
import { latinModules } from './scripts/latin-modules.ts'
import { leanModules } from './scripts/lean-modules.ts'

/**
 * Builds into dist/server what draws the storefront's pages in the web process (docs/decisions/shop/0096),
 * libraries included: of React and the router that process would take their slow builds for development.
 */
export default defineConfig({
  root: 'client',
  plugins: [documentModules(), leanModules(), react(), latinModules()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  resolve: { conditions: ['es2015', ...defaultServerConditions] },
  build: {
    ssr: 'server.tsx',
    outDir: '../dist/server',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // As the browser's build calls them: it alone writes them.
    rolldownOptions: {
      output: {
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Names stay, for whoever reads where a page could not be drawn.
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
})
