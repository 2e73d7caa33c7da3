import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Browsers that know `light-dark()`: the style sheet is then kept as written.
const target = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react({ compiler: true })],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: isSsrBuild ? serverBuild : clientBuild,
  // The server entry carries what it needs, so that it is always React's production build.
  ssr: { noExternal: true },
}))

const clientBuild = {
  outDir: 'dist/client',
  manifest: true,
  target,
  // Small files stay files: the content-security policy allows no `data:` scripts or fonts.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  rolldownOptions: { input: 'src/entry-client.tsx' },
}

const serverBuild = {
  outDir: 'dist/server',
  ssr: 'src/entry-server.tsx',
  target: 'node20',
  copyPublicDir: false,
  reportCompressedSize: false,
}
