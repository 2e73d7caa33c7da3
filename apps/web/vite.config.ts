import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fileOf } from './chunks.ts'

const browser = {
  outDir: 'dist/client',
  manifest: true,
  // Browsers that know `light-dark()`, so that the style sheet is kept as written.
  target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  // Files stay files: the content-security policy allows no `data:` scripts or fonts.
  assetsInlineLimit: 0,
  // The list of what each part needs grows with every part, and the first load pays for all of it. A
  // page opened by its address is told by the server instead (platform/render).
  modulePreload: { polyfill: false, resolveDependencies: () => [] },
  reportCompressedSize: false,
  rolldownOptions: {
    input: 'src/entry-client.tsx',
    // What every first load needs stays one file; together it also compresses better.
    output: {
      codeSplitting: {
        groups: [
          { name: 'shell', tags: ['$initial'] as ['$initial'], priority: 2 },
          {
            name: fileOf,
            debugName: 'people',
            priority: 1,
            // What these modules need is needed by at least the same pages: it has a place already.
            includeDependenciesRecursively: false,
          },
        ],
      },
    },
  },
}

const server = {
  outDir: 'dist/server',
  target: 'node24',
  copyPublicDir: false,
}

// React Compiler stays off: it adds a fifth to our own script, which the first load has no room for.
export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  build: isSsrBuild ? server : browser,
  // The server entry carries all it needs, so that it is always React's production build.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}))
