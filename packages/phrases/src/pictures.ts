import { dictionary } from './dictionary.ts'

/** What a picture or film is called where its owner wrote nothing. */
export const picturesPhrases = dictionary(
  {
    picture: (name: string) => `Picture of ${name}`,
    film: (name: string) => `Video of ${name}`,
  },
  {
    picture: (name) => `Imagem de ${name}`,
    film: (name) => `Vídeo de ${name}`,
  },
)
