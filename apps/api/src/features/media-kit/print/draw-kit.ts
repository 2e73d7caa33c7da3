import { drawDocument, drawFeet, paper } from '../../../platform/paper/index.ts'
import type { MediaFacts } from '../../../platform/media/index.ts'
import type { Kit, KitJob, KitPerson, KitPictures } from './kit.ts'
import { drawContact } from './foot.ts'
import { drawGallery } from './gallery.ts'
import { drawHead } from './head.ts'
import { drawFacts, drawPhrase, drawResults, drawStory, drawSupporters } from './parts.ts'
import { drawSeason } from './season.ts'
import { type PdfImage, pdfImageOf } from './pictures.ts'

/** Draws a media kit on as many A4 pages as it takes, in the look of the athlete's page. */
export async function drawKit({ kit, pictures, into }: KitJob): Promise<MediaFacts> {
  const images = await loadImages(kit, pictures)
  await drawDocument(into, kit, (pdf) => {
    drawHead(pdf, kit, images)
    drawFacts(pdf, kit)
    if (kit.phrase) drawPhrase(pdf, kit.phrase)
    for (const story of kit.stories) drawStory(pdf, story)
    drawSeason(pdf, kit.season)
    drawResults(pdf, kit.results)
    drawSupporters(pdf, kit.supporters, images.supporters)
    drawGallery(pdf, kit.gallery, images.gallery)
    drawContact(pdf, kit.contact)
    drawFeet(pdf, { line: `${kit.athlete.name} · ${kit.foot}`, pageNumber: kit.pageNumber })
  })
  return { width: paper.width, height: paper.height, durationMs: null }
}

async function loadImages(kit: Kit, { avatar, cover, supporters, gallery }: KitPictures<string>) {
  const face = (path: string | null, { drawn }: KitPerson, width: number) =>
    pdfImageOf(path ?? (drawn && Buffer.from(drawn.figure)), { width, height: width })
  const faces: Promise<(PdfImage | null)[]> = Promise.all(
    kit.supporters.list.map((person, at) => face(supporters[at] ?? null, person, 120)),
  )
  return {
    avatar: await face(avatar, kit.athlete, 480),
    cover: await pdfImageOf(cover, { width: 1200, height: 476 }),
    supporters: await faces,
    gallery: await Promise.all(gallery.map((path) => pdfImageOf(path, { width: 900 }))),
  }
}
