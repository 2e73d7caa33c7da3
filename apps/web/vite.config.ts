import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fileOf } from './chunks.ts'
import { importsAgain } from './imports.ts'
import { oneLanguage } from './languages.ts'

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
    input: ['src/entry-client.tsx', 'src/starter.ts'],
    // The entry's file is the shell itself, not one more that imports it.
    preserveEntrySignatures: false as const,
    output: {
      // The first script names every other, and each first visit pays for what it says: the manifest
      // tells what is in which. What comes after the visit keeps its name, by which it is told apart.
      chunkFileNames: ({ name }: { name: string }) =>
        name === 'startWorker' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
      assetFileNames: ({ names }: { names: string[] }) =>
        names.some((name) => name.endsWith('.css'))
          ? 'assets/[hash:7][extname]'
          : 'assets/[name]-[hash][extname]',
      codeSplitting: {
        groups: [
          {
            name: fileOf,
            debugName: 'parts',
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
/** A class by its own name and its sheet's: the same in the browser's build and the server's. */
function classNameOf(name: string, sheet: string): string {
  const path = relative(import.meta.dirname, sheet.split('?')[0]!)
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  // The server has both languages, as their modules say them.
  plugins: [react(), ...(isSsrBuild ? [] : [oneLanguage(), importsAgain()])],
  css: { modules: { generateScopedName: classNameOf } },
  build: isSsrBuild ? server : browser,
  // The server entry carries all it needs, so that it is always React's production build.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}))
