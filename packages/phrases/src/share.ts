import { dictionary } from './dictionary.ts'
import { whose } from './format.ts'

/** Passing somebody's page on. */
export const sharePhrases = dictionary(
  {
    action: 'Share',
    title: (name: string) => `Share ${whose(name)} page`,
    ownTitle: 'Share your page',
    address: 'Link to the page',
    copy: 'Copy link',
    copied: 'Link copied.',
    couldNotCopy: 'The link could not be copied. Copy it from the field above.',
    sheet: 'Share with…',
    by: 'Share by',
    mail: 'Email',
    code: 'QR code',
    codeText: 'Point a camera at it to open the page.',
    hidden: 'For now only you see this page: whoever follows the link finds nothing.',
    download: 'Save QR code',
    newTab: (place: string) => `${place} (opens in a new tab)`,
    message: (name: string, product: string) => `Meet ${name} on ${product}:`,
  },
  {
    action: 'Partilhar',
    title: (name: string) => `Partilhar a página de ${name}`,
    ownTitle: 'Partilhar a tua página',
    address: 'Ligação para a página',
    copy: 'Copiar ligação',
    copied: 'Ligação copiada.',
    couldNotCopy: 'Não foi possível copiar a ligação. Copia-a do campo acima.',
    sheet: 'Partilhar com…',
    by: 'Partilhar por',
    mail: 'Email',
    code: 'Código QR',
    codeText: 'Aponta-lhe uma câmara: a página abre.',
    hidden: 'Por agora, só tu vês esta página: quem seguir a ligação não encontra nada.',
    download: 'Guardar o código como imagem',
    newTab: (place: string) => `${place} (abre num novo separador)`,
    message: (name: string, product: string) => `Conhece ${name} na ${product}:`,
  },
)
