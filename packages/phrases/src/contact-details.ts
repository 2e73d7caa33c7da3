import { dictionary } from './dictionary.ts'

/** How a company or a manager is reached; no page of an athlete has it. */
export const contactDetailsPhrases = dictionary(
  {
    title: 'Contact',
    of: (name: string) => `Contact: ${name}`,
    map: (name: string) => `Map: where ${name} is`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    openMap: 'Open in OpenStreetMap',
    newTab: '(opens in a new tab)',
  },
  {
    title: 'Contacto',
    of: (name: string) => `Contacto de ${name}`,
    map: (name: string) => `Mapa: onde fica ${name}`,
    zoomIn: 'Ampliar',
    zoomOut: 'Reduzir',
    openMap: 'Abrir no OpenStreetMap',
    newTab: '(abre num novo separador)',
  },
)
