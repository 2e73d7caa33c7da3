import { colorsTuple, createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/default-css-variables.css'
import './kit.css'

/** Mantine only needs to know that a main colour exists; what it looks like stands in kit.css. */
const theme = createTheme({
  primaryColor: 'tartan',
  colors: { tartan: colorsTuple('var(--color-accent)') },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
})

/**
 * Surrounds the lazily loaded parts that use Mantine. Our tokens follow the theme by themselves, so
 * Mantine's own colour schemes stay out of it, and nothing is written into `<style>` elements (CSP).
 */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
