import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the storefront into dist/client; its index.html is the web process's template. */
export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: { outDir: '../dist/client', emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
})
