import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** A side in pixels, and how much of it the mark takes; `round` where the platform does not cut the corners. */
interface Icon {
  file: string
  side: number
  share: number
  round?: boolean
}

const icons: Icon[] = [
  { file: 'icon-192.png', side: 192, share: 0.62, round: true },
  { file: 'icon-512.png', side: 512, share: 0.62, round: true },
  // Launchers cut these to their own shape and promise only the inner circle, four fifths wide.
  { file: 'icon-maskable-192.png', side: 192, share: 0.46 },
  { file: 'icon-maskable-512.png', side: 512, share: 0.46 },
  { file: 'apple-touch-icon.png', side: 180, share: 0.58 },
]

/** Draws the app's icons from the brand's mark (`public/favicon.svg`), in the colours of the tokens. */
export async function drawIcons(web: string, folder: string): Promise<void> {
  const [mark, tokens] = await Promise.all([
    readFile(join(web, 'public/favicon.svg'), 'utf8'),
    readFile(join(web, 'src/ui/tokens.css'), 'utf8'),
  ])
  await mkdir(folder, { recursive: true })
  const drawn = icons.map((icon) =>
    sharp(Buffer.from(drawing(icon, mark, tokens)))
      .png()
      .toFile(join(folder, icon.file)),
  )
  await Promise.all(drawn)
}

function drawing({ side, share, round = false }: Icon, mark: string, tokens: string): string {
  const colour = (name: string) =>
    new RegExp(`--color-${name}: light-dark\\((#\\w+)`).exec(tokens)?.[1]
  const paths = mark.match(/<path[\s\S]*?\/>/g)?.join('') ?? ''
  const scale = (side * share) / 16
  const margin = (side * (1 - share)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
  <style>path { fill: ${colour('on-night')} } .first { fill: ${colour('accent-on-night')} }</style>
  <rect width="${side}" height="${side}" rx="${round ? side * 0.22 : 0}" fill="${colour('night')}"/>
  <g transform="translate(${margin} ${margin}) scale(${scale})">${paths}</g>
</svg>`
}
