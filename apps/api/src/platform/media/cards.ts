import { fileURLToPath } from 'node:url'
import sharp, { type CreateText, type OverlayOptions } from 'sharp'
import {
  cardPortrait,
  cardSize,
  filled,
  background,
  type Outline,
  ring,
  tile,
} from './card-shapes.ts'
import type { Card, CardJob, MediaFacts } from './media-jobs.ts'

const face = 'Archivo SemiBold,sans'
const faceFiles = ['archivo-extended.ttf', 'archivo-latin.ttf'].map((name) =>
  fileURLToPath(new URL(`./fonts/${name}`, import.meta.url)),
)

const white = '#fbf8f2'
const soft = '#c6cfe4'
const accent = '#ff7d50'

/**
 * Draws a share card: the picture or what is drawn in its place, the name beside it, and the sportest's score. What
 * people wrote is set as text and never becomes part of a drawing's source.
 */
export async function drawCard(job: CardJob): Promise<MediaFacts> {
  await loadFace()
  const layers = [
    ...(await portrait(job)),
    ...(await words(job)),
    ...(await scoreTile(job.score)),
    await signature(job.mark),
  ]
  await sharp(Buffer.from(background(cardSize)))
    .composite(layers)
    .png({ palette: true, quality: 90, effort: 4 })
    .toFile(job.into)
  return { ...cardSize, durationMs: null }
}

// A face is known to the process once it was asked for by its file.
let loaded: Promise<unknown> | undefined
const loadFace = () =>
  (loaded ??= Promise.all(
    faceFiles.map((fontfile) => sharp({ text: { text: 'x', fontfile, font: face } }).toBuffer()),
  ))

const portraitPlace = { left: 72, top: 128, across: cardPortrait }

async function portrait({ avatar, inside, isSquare }: CardJob): Promise<OverlayOptions[]> {
  const { left, top, across } = portraitPlace
  const outline = isSquare ? 'square' : 'circle'
  const frame = { input: Buffer.from(ring(outline, across)), left: left - 10, top: top - 10 }
  const picture =
    avatar ?? Buffer.from('figure' in inside ? inside.figure : filled(outline, across, inside.hue))
  const drawn = [frame, { input: await cut(picture, outline, across), left, top }]
  const letters = 'figure' in inside ? inside.letter : inside.text
  if (avatar || !isLegible(letters)) return drawn
  const points = 'figure' in inside ? across * 0.38 : 150
  const text = await write(letters, { colour: white, points, width: 240, height: 170 })
  return [...drawn, middleOf(text, { left, top, width: across, height: across })]
}

function cut(picture: string | Buffer, outline: Outline, across: number): Promise<Buffer> {
  return sharp(picture)
    .resize(across, across)
    .composite([{ input: Buffer.from(filled(outline, across, 0)), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

const wordsLeft = 472
const wordsWidth = 656

/** Kicker, name and line, one below the other, as high as the picture is. */
async function words({ kicker, name, line }: Card): Promise<OverlayOptions[]> {
  const width = wordsWidth
  const above = await write(kicker, { colour: accent, points: 30, width, height: 40 })
  const middle = await write(name, { colour: white, points: 76, width, height: 190 })
  const below = line ? [await write(line, { colour: soft, points: 32, width, height: 44 })] : []
  const gap = 26
  const texts = [above, middle, ...below]
  const height = texts.reduce((sum, text) => sum + text.height + gap, -gap)
  let top = Math.round(portraitPlace.top + (portraitPlace.across - height) / 2)
  return texts.map((text) => {
    const placed = { input: text.input, left: wordsLeft, top }
    top += text.height + gap
    return placed
  })
}

const tilePlace = { left: 752, top: 490, width: 376, height: 104 }

async function scoreTile(score: Card['score']): Promise<OverlayOptions[]> {
  if (!score) return []
  const { left, top, width, height } = tilePlace
  const figure = await write(score.figure, { colour: accent, points: 58, width: 180, height: 70 })
  const label = await write(score.label, { colour: white, points: 30, width: 160, height: 60 })
  const half = width / 2
  return [
    { input: Buffer.from(tile(tilePlace)), left, top },
    middleOf(figure, { left, top, width: half, height }),
    middleOf(label, { left: left + half - 8, top, width: half, height }),
  ]
}

async function signature(mark: string): Promise<OverlayOptions> {
  const text = await write(mark, { colour: white, points: 34, width: 420, height: 60 })
  return middleOf(text, { left: 132, top: 500, width: text.width, height: 84 })
}

interface Written {
  input: Buffer
  width: number
  height: number
}

interface Style {
  colour: string
  points: number
  /** The most room it may take, in pixels. */
  width: number
  height: number
}

/** A text in its size, or in the largest that fits into its room. */
async function write(text: string, { colour, points, width, height }: Style): Promise<Written> {
  const marked = `<span foreground="${colour}">${escaped(text)}</span>`
  const common = { text: marked, width, rgba: true, wrap: 'word-char' } as const
  const wanted = await set({ ...common, font: `${face} ${points}`, dpi: 72 })
  if (wanted.width <= width && wanted.height <= height) return wanted
  return set({ ...common, font: face, height })
}

async function set(text: CreateText): Promise<Written> {
  const { data, info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Whether a text has a letter; one without is not set at all. */
const isLegible = (text: string) => /[^\p{Cc}\s]/u.test(text)

function escaped(text: string): string {
  // Control characters are none of a text's letters, and the setter refuses them.
  const plain = text.replaceAll(/\p{Cc}/gu, ' ')
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

interface Room {
  left: number
  top: number
  width: number
  height: number
}

function middleOf({ input, width, height }: Written, room: Room): OverlayOptions {
  return {
    input,
    left: Math.round(room.left + (room.width - width) / 2),
    top: Math.round(room.top + (room.height - height) / 2),
  }
}
