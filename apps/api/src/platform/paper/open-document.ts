import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import Document from 'pdfkit'
import { bringFaces, margin, type Pdf } from './sheet.ts'
import { openStructure } from './structure.ts'

interface About {
  /** Of the texts, as `en` or `pt-PT`. */
  language: string
  title: string
  /** Who Podium is. */
  mark: string
}

/**
 * Draws a document on as many A4 pages as it takes into a file: tagged for those who hear it, with its
 * language and title, and with our faces.
 */
export async function drawDocument(
  into: string,
  { language, title, mark }: About,
  draw: (pdf: Pdf) => void,
): Promise<void> {
  const pdf = new Document({
    size: 'A4',
    margins: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: mark, Creator: mark, Producer: mark },
  })
  const written = finished(pdf.pipe(createWriteStream(into)))
  bringFaces(pdf)
  openStructure(pdf)
  draw(pdf)
  pdf.end()
  await written
}
