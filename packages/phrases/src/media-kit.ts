import { dictionary } from './dictionary.ts'
import { whose } from './format.ts'

/** An athlete's media kit: the PDF, and the button that brings it. */
export const mediaKitPhrases = dictionary(
  {
    name: 'Media kit',
    title: (name: string) => `${whose(name)} media kit`,
    download: 'Media kit (PDF)',
    failed: 'The media kit could not be made. Try again in a moment.',
    fileName: (slug: string) => `${slug}-media-kit.pdf`,
    about: (name: string) => `About ${name}`,
    gallery: 'Pictures',
    moreResults: (count: number, product: string) =>
      count === 1 ? `and 1 more result on ${product}` : `and ${count} more results on ${product}`,
    moreCompetitions: (count: number, product: string) =>
      count === 1
        ? `and 1 more competition on ${product}`
        : `and ${count} more competitions on ${product}`,
    moreSupporters: (count: number, product: string) =>
      count === 1
        ? `and 1 more supporter on ${product}`
        : `and ${count} more supporters on ${product}`,
    contact: {
      title: (name: string) => `Talk to ${name}`,
      text: (name: string, product: string) =>
        `Write to ${name}, follow the results and become a supporter on the ${product} page. Point a camera at the code, or open:`,
      /** Of who is protected: nobody is invited to write to them. */
      guarded: {
        title: (name: string) => `Support ${name}`,
        text: (product: string) =>
          `Follow the results and become a supporter on the ${product} page. Point a camera at the code, or open:`,
      },
    },
    foot: (product: string, day: string) => `Made by ${product} on ${day}`,
    page: (page: string, pages: string) => `${page} of ${pages}`,
  },
  {
    name: 'Dossiê de apresentação',
    title: (name: string) => `Dossiê de apresentação de ${name}`,
    download: 'Dossiê (PDF)',
    failed: 'Não foi possível criar o dossiê. Tenta de novo daqui a pouco.',
    fileName: (slug: string) => `${slug}-dossie-de-apresentacao.pdf`,
    about: (name: string) => `Sobre ${name}`,
    gallery: 'Imagens',
    moreResults: (count: number, product: string) =>
      count === 1 ? `e mais 1 resultado na ${product}` : `e mais ${count} resultados na ${product}`,
    moreCompetitions: (count: number, product: string) =>
      count === 1 ? `e mais 1 prova na ${product}` : `e mais ${count} provas na ${product}`,
    moreSupporters: (count: number, product: string) =>
      count === 1 ? `e mais 1 apoiante na ${product}` : `e mais ${count} apoiantes na ${product}`,
    contact: {
      title: (name: string) => `Fala com ${name}`,
      text: (name: string, product: string) =>
        `Escreve a ${name}, acompanha os resultados e dá o teu apoio na página da ${product}. Aponta uma câmara ao código ou abre:`,
      guarded: {
        title: (name: string) => `Apoia ${name}`,
        text: (product: string) =>
          `Acompanha os resultados e dá o teu apoio na página da ${product}. Aponta uma câmara ao código ou abre:`,
      },
    },
    foot: (product: string, day: string) => `Criado pela ${product} em ${day}`,
    page: (page: string, pages: string) => `${page} de ${pages}`,
  },
)
