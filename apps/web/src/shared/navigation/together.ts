import type { Loader } from './pages.ts'

/**
 * A loader of several that read at the same time; what the first of them throws is thrown. Also what one
 * throws before it returns: in a plain list it would leave the others with nobody to hear them fail.
 */
export function together(...loaders: Loader[]): Loader {
  return (input) => Promise.all(loaders.map(async (load) => load(input)))
}
