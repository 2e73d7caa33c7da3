import { type Language, languageTable, type Theme } from '@podium/contract/locale'
import { paths } from '@podium/contract/paths'
import { appPhrases } from '@podium/phrases/app'
import tokens from '../../ui/tokens.css?raw'
import type { PublicConfig } from '../../shared/config/publicConfig.tsx'

interface Wish {
  language: Language
  theme: Theme | null
  config: PublicConfig
}

/** The web app manifest, in the language and the colours of the user who installs the app. */
export function manifestOf({ language, theme, config }: Wish): object {
  const t = appPhrases[language]
  const ground = colourOf('paper', theme ?? 'LIGHT')
  return {
    id: '/',
    name: config.productName,
    short_name: config.productName,
    description: t.description,
    lang: languageTable[language].locale,
    dir: 'ltr',
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    categories: ['sports', 'social'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-192.png', 192, 'maskable'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: t.shortcuts.network, url: paths.network({ slug: config.slug }) },
      { name: t.shortcuts.messages, url: paths.messages() },
      { name: t.shortcuts.wallet, url: paths.wallet() },
    ],
    share_target: {
      action: paths.shared(),
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  }
}

function icon(file: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** A colour of the tokens as one of the themes has it: outside a page there is no `light-dark()`. */
export function colourOf(name: string, theme: Theme): string {
  const pair = new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)
  if (!pair) throw new Error(`There is no colour ${name} among the tokens.`)
  return (theme === 'DARK' ? pair[2] : pair[1])!
}
