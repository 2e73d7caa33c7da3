import { type Language, languageFromCode } from '@podium/contract/locale'

/** What a dictionary says, in the languages whose texts are here. */
type Dictionary = Partial<Record<Language, unknown>>

/** The dictionaries of a module, and the file that has their texts. */
interface Module {
  file: string
  name: string
  dictionaries: Dictionary[]
}

const modules: Module[] = []
let chosen: Language | undefined

/**
 * The `count` dictionaries of a module, in which the texts of the language in use are, once they have
 * come; the built web has this in place of what `dictionary` is given (`languages.ts`).
 *
 * @public
 */
export function dictionariesOf(file: string, name: string, count: number): Dictionary[] {
  const dictionaries = Array.from({ length: count }, () => ({}))
  modules.push({ file, name, dictionaries })
  return dictionaries
}

/** A part that is loaded later waits for its texts; where they do not come, who asked for it is told. */
Object.assign(globalThis, { textsCame: () => loadTexts().catch(() => undefined) })

/** Whether all that the page says is here in `language`. */
export function areTextsHere(language: Language): boolean {
  return lacking(language).length === 0
}

/**
 * Loads what the page says in `language`, or in the one in use, whichever that is by the time it has
 * come. Fails where texts do not come.
 */
export async function loadTexts(language?: Language): Promise<void> {
  // Nothing is left to load on the server, which has all texts in their modules.
  if (modules.length === 0) return
  const wanted = () => language ?? chosen ?? languageFromCode(document.documentElement.lang)
  for (let lack = lacking(wanted()); lack.length > 0; lack = lacking(wanted())) {
    const now = wanted()
    await Promise.all(lack.map((module) => load(module, now)))
  }
}

/** From now on what comes later is said in this language; all that is here has its texts already. */
export function keepTo(language: Language): void {
  chosen = language
}

function lacking(language: Language): Module[] {
  return modules.filter(({ dictionaries }) => dictionaries.some((one) => !(language in one)))
}

async function load({ file, name, dictionaries }: Module, language: Language): Promise<void> {
  const address = `/assets/${language}-${file}.js`
  const { default: texts } = await textsAt(address).catch(() =>
    textsAt(`${address}?again=${Date.now()}`),
  )
  for (const [at, said] of texts[name]!.entries()) dictionaries[at]![language] = said
}

/** A file of texts; browsers remember of an address that nothing came from it. */
function textsAt(address: string): Promise<{ default: Record<string, unknown[]> }> {
  return import(/* @vite-ignore */ address)
}
