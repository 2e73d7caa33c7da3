import { uploadSizes } from '@podium/contract/upload-sizes'
import { dictionary } from './dictionary.ts'
import { charactersLeftEn, charactersLeftPt, whose } from './format.ts'

/** Photos and videos: the drawer, the viewer, and uploading. */
export const galleriesPhrases = dictionary(
  {
    of: (name: string) => `${whose(name)} gallery`,
    tabs: { label: 'Show', all: 'All', photos: 'Photos', videos: 'Videos' },
    none: { all: 'Nothing here yet.', photos: 'No photos yet.', videos: 'No videos yet.' },
    couldNotLoad: 'The gallery could not be loaded.',
    add: 'Add photos or videos',
    emptyTitle: 'Show what words cannot',
    emptyText:
      'A photo of the last race, a clip of the training nobody sees: people support those they have seen in action.',
    drop: 'Drop photos and videos here',
    dropHint: `Photos up to ${uploadSizes.image} (JPEG, PNG, WebP, GIF), videos up to ${uploadSizes.galleryVideo} (MP4, MOV, WebM).`,
    /** Where something of the gallery is chosen for something else. */
    picker: {
      empty:
        'Your gallery is still empty. What you add here goes to the gallery and is chosen at once.',
    },
    describe: 'Describe',
    delete: 'Delete',
    /** Asked of admins, who take something out of another’s gallery. */
    confirmDelete: {
      title: 'Take this out of the gallery?',
      text: 'Nobody will see it any more. Its owner is told your reason and can object for six months; you can undo it for ten minutes.',
    },
    deleted: 'Deleted.',
    undo: 'Undo',
    restored: 'Restored.',
    viewer: {
      position: (at: number, count: number) => `${at} of ${count}`,
      previous: 'Previous',
      next: 'Next',
      close: 'Close',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      hint: 'Arrow keys move, plus and minus zoom, Escape closes.',
    },
    description: {
      title: 'Describe it',
      caption: 'Caption',
      captionHint: 'Shown below it: when, where and what happened.',
      altText: 'What it shows',
      altTextHint: 'Read out to people who cannot see it.',
      left: charactersLeftEn,
      limitReached: 'That is the limit.',
      save: 'Save',
      saved: 'Saved.',
    },
    uploads: {
      title: 'Uploads',
      progress: (name: string) => `Upload of ${name}`,
      waiting: 'Waiting',
      percent: (percent: number) => `${percent}%`,
      broken: 'The connection was lost. What has arrived is kept.',
      checking: 'Uploaded. Processing…',
      done: 'Done',
      cancel: (name: string) => `Cancel the upload of ${name}`,
      retry: (name: string) => `Resume ${name}`,
      dismiss: (name: string) => `Dismiss ${name}`,
      tooLargePhoto: `Photos can be up to ${uploadSizes.image}.`,
      tooLargeVideo: `Videos can be up to ${uploadSizes.galleryVideo}.`,
      wrongType: 'Only JPEG, PNG, WebP, GIF, MP4, MOV and WebM can be uploaded.',
      finished: (count: number) => (count === 1 ? 'Uploaded.' : `${count} files uploaded.`),
    },
  },
  {
    of: (name: string) => `Galeria de ${name}`,
    tabs: { label: 'Mostrar', all: 'Tudo', photos: 'Fotos', videos: 'Vídeos' },
    none: {
      all: 'Ainda não há nada aqui.',
      photos: 'Ainda não há fotografias.',
      videos: 'Ainda não há vídeos.',
    },
    couldNotLoad: 'Não foi possível carregar a galeria.',
    add: 'Adicionar fotos ou vídeos',
    emptyTitle: 'Mostra o que as palavras não dizem',
    emptyText:
      'Uma fotografia da última prova, um vídeo do treino que ninguém vê: as pessoas apoiam quem já viram em ação.',
    drop: 'Larga aqui fotografias e vídeos',
    dropHint: `Fotografias até ${uploadSizes.image} (JPEG, PNG, WebP, GIF), vídeos até ${uploadSizes.galleryVideo} (MP4, MOV, WebM).`,
    picker: {
      empty:
        'A tua galeria ainda está vazia. O que juntares aqui fica na galeria e é logo escolhido.',
    },
    describe: 'Descrever',
    delete: 'Eliminar',
    confirmDelete: {
      title: 'Retirar isto da galeria?',
      text: 'Deixa de ser visível. A pessoa recebe o teu motivo e pode contestar durante seis meses; tu podes anular durante dez minutos.',
    },
    deleted: 'Eliminado.',
    undo: 'Anular',
    restored: 'Está de volta.',
    viewer: {
      position: (at: number, count: number) => `${at} de ${count}`,
      previous: 'Anterior',
      next: 'Seguinte',
      close: 'Fechar',
      zoomIn: 'Ampliar',
      zoomOut: 'Reduzir',
      hint: 'As setas avançam e recuam, mais e menos ampliam e reduzem, Escape fecha.',
    },
    description: {
      title: 'Descrever',
      caption: 'Legenda',
      captionHint: 'Aparece por baixo: quando, onde, o que aconteceu.',
      altText: 'O que se vê',
      altTextHint: 'Lido em voz alta a quem não vê.',
      left: charactersLeftPt,
      limitReached: 'Não cabem mais caracteres.',
      save: 'Guardar',
      saved: 'Guardado.',
    },
    uploads: {
      title: 'Carregamentos',
      progress: (name: string) => `Carregamento de ${name}`,
      waiting: 'À espera',
      percent: (percent: number) => `${percent} %`,
      broken: 'A ligação falhou. O que já chegou fica guardado.',
      checking: 'Chegou tudo, a verificar…',
      done: 'Concluído',
      cancel: (name: string) => `Cancelar o carregamento de ${name}`,
      retry: (name: string) => `Continuar o carregamento de ${name}`,
      dismiss: (name: string) => `Dispensar ${name}`,
      tooLargePhoto: `As fotografias podem ter, no máximo, ${uploadSizes.image}.`,
      tooLargeVideo: `Os vídeos podem ter, no máximo, ${uploadSizes.galleryVideo}.`,
      wrongType: 'Só é possível carregar JPEG, PNG, WebP, GIF, MP4, MOV e WebM.',
      finished: (count: number) =>
        count === 1 ? 'Ficheiro carregado.' : `${count} ficheiros carregados.`,
    },
  },
)
