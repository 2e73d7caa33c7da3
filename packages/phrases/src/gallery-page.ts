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
    unreadable: 'This video could not be read. Add it again, or save it as MP4 first.',
    noPicture: 'No whole picture was found in this video. Add another one.',
  },
  {
    title: 'Galeria',
    seeAll: (count: number) => (count === 1 ? 'Ver em grande' : `Ver tudo (${count})`),
    photo: (at: number) => `Fotografia ${at}`,
    video: (at: number) => `Vídeo ${at}`,
    openItem: (what: string) => `Abrir: ${what}`,
    processing: 'Em preparação…',
    failed: 'Não foi possível preparar este ficheiro.',
    unreadable: 'Não foi possível ler este vídeo. Volta a adicioná-lo, ou guarda-o antes como MP4.',
    noPicture: 'Não se encontrou uma imagem inteira neste vídeo. Adiciona outro.',
  },
)
