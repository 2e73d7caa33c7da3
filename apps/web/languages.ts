import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { languages, type Language } from '@podium/contract/locale'
import { rolldown } from 'rolldown'
import { parseSync, Visitor, type Plugin } from 'vite'

const phrases = /\/packages\/phrases\/src\/[\w-]+\.ts$/
/** Stands for the name of a script's texts until it is known what the script is made of. */
const unnamed = '*texts*'

/**
 * Sends a browser the texts of the language it reads, and not those that it would load for nothing. The two sides of the dictionaries
 * in a script become files of their own, `assets/en-NAME.js` and `assets/pt-NAME.js`, and a
 * script waits for one of them before who asked for it goes on (`shared/language/words.ts`). `.vite/texts.json` tells the server their name by
 * the script's, so that it can have both fetched at once.
 */
export function oneLanguage(): Plugin {
  /** Where the modules with dictionaries stand, by their names. */
  const modules = new Map<string, string>()
  const names = new Set<string>()
  return {
    name: 'one-language',
    enforce: 'pre',
    transform: {
      filter: { id: phrases },
      handler(code, id) {
        const found = dictionariesIn(code, id)
        if (found.length === 0) return null
        const module = basename(id, '.ts')
        modules.set(module, id)
        const rest = replaced(code, found, (_, at) => `found[${at}]`)
        return {
          code: `import { dictionariesOf } from '/src/shared/language/words.ts'
const found = dictionariesOf('${unnamed}', '${module}', ${found.length})
${rest}`,
          map: null,
          // What nobody reads is left out.
          moduleSideEffects: false,
        }
      },
    },
    async renderChunk(code, chunk) {
      const awaited = [...code.matchAll(/(["'`])\*texts\*\1,\s*(["'`])([\w-]+)\2/g)]
      if (awaited.length === 0) return null
      const paths = new Map(awaited.map(([, , , module]) => [module!, modules.get(module!)!]))
      const files = await Promise.all(languages.map((language) => textsOf(paths, language)))
      const name = createHash('sha256').update(files.join()).digest('base64url').slice(0, 8)
      names.add(name)
      for (const [at, language] of languages.entries()) {
        const fileName = `assets/${language}-${name}.js`
        this.emitFile({ type: 'asset', fileName, source: files[at]! })
      }
      const waits = chunk.isEntry ? '' : '\nawait textsCame()'
      return { code: code.replaceAll(unnamed, name) + waits, map: null }
    },
    generateBundle(_, bundle) {
      const named: Record<string, string> = {}
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const name = [...names].find((each) => file.code.includes(each))
        if (name) named[file.fileName] = name
      }
      const source = JSON.stringify(named, null, 2)
      this.emitFile({ type: 'asset', fileName: '.vite/texts.json', source })
    },
  }
}

/** A script that imports nothing and exports what the dictionaries of each module say in `language`. */
async function textsOf(paths: ReadonlyMap<string, string>, language: Language): Promise<string> {
  const entry = '\0texts'
  const imports = [...paths].map(([, path], at) => `import m${at} from '${path}?${language}'`)
  const named = [...paths.keys()].map((module, at) => `'${module}': m${at}`)
  const bundle = await rolldown({
    input: entry,
    plugins: [
      {
        name: 'one-side',
        resolveId: (id) => (id === entry || id.endsWith(`?${language}`) ? id : null),
        async load(id) {
          if (id === entry) return `${imports.join('\n')}\nexport default { ${named.join(', ')} }`
          if (!id.endsWith(`?${language}`)) return null
          return {
            code: await sideOf(id.slice(0, -1 - language.length), language),
            moduleType: 'ts',
          }
        },
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return output[0].code
}

/** A module of texts whose main export is a list of what its dictionaries say in `language`. */
async function sideOf(path: string, language: Language): Promise<string> {
  const code = await readFile(path, 'utf8')
  const sides = replaced(code, dictionariesIn(code, path), (dictionary, at) => {
    const { start, end } = dictionary.sides[languages.indexOf(language)]!
    return `(sides[${at}] = ${code.slice(start, end)})`
  })
  return `const sides = []\n${sides}\nexport default sides`
}

interface Span {
  start: number
  end: number
}

interface Dictionary extends Span {
  /** English, Portuguese: the arguments as `dictionary` takes them, and in the order of `languages`. */
  sides: Span[]
}

function dictionariesIn(code: string, path: string): Dictionary[] {
  const found: Dictionary[] = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: sides, start, end }) {
      if (callee.type === 'Identifier' && callee.name === 'dictionary')
        found.push({ start, end, sides })
    },
  })
  visitor.visit(parseSync(path, code).program)
  return found
}

function replaced(
  code: string,
  dictionaries: Dictionary[],
  by: (dictionary: Dictionary, at: number) => string,
): string {
  let rest = 0
  const parts = dictionaries.map((dictionary, at) => {
    const before = code.slice(rest, dictionary.start)
    rest = dictionary.end
    return before + by(dictionary, at)
  })
  return parts.join('') + code.slice(rest)
}
