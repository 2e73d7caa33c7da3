import type { Plugin } from 'vite'

/** A script that is asked for when it is needed, as it stands in what was built. */
const asked = /\bimport\((["'`])\.\/[^"'`)]+\1\)/g

/**
 * Lets a script that did not come be asked for once more: browsers remember of an address that nothing came
 * from it, so every place that asks for one tells `importAgain` (`shared/rendering/importAgain.ts`) of a failure.
 * It stands before what the bundler does with the script, so that nobody who asks has to know.
 */
export function importsAgain(): Plugin {
  return {
    name: 'imports-again',
    renderChunk(code) {
      const told = code.replaceAll(asked, '$&.catch(importAgain)')
      return told === code ? null : { code: told, map: null }
    },
  }
}
