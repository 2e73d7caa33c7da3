import { dictionary } from './dictionary.ts'

/** A gallery on the page of its owner. */
export const galleryPagePhrases = dictionary(
  {
    title: 'Gallery',
    seeAll: (count: number) => (count === 1 ? 'See it in full' : `See all ${count}`),
    photo: (at: number) => `Photo ${at}`,
    video: (at: number) => `Video ${at}`,
    openItem: (what: string) => `Open: ${what}`,
    processing: 'Processing…',
    failed: 'This could not be processed.',
  },
  {
    title: 'Galeria',
    seeAll: (count: number) => (count === 1 ? 'Ver em grande' : `Ver tudo (${count})`),
    photo: (at: number) => `Fotografia ${at}`,
    video: (at: number) => `Vídeo ${at}`,
    openItem: (what: string) => `Abrir: ${what}`,
    processing: 'Em preparação…',
    failed: 'Não foi possível preparar este ficheiro.',
  },
)
