import { inBothLanguages } from './dictionary.ts'

/**
 * What an agreement usually says, to begin with: no names, which stand beside it, so that what is kept of it
 * names nobody who has left (`agreements.end`). An athlete may propose in the language of a sponsor.
 */
export const agreementTemplate = inBothLanguages(
  {
    title: 'Sponsorship agreement',
    text: `1. What this is about
The supporter supports the athlete during the season, and the athlete makes this support visible. What each of them does is set out below.

2. What the supporter does
The supporter asks on Podium to support the athlete, and provides what the athlete needs for the deliverables (logo, texts, clothing) in good time. This agreement itself moves no credits.

3. What the athlete does
The athlete does what is listed under “deliverables”, by the day written there, and shows that it was done with a link or a picture. Where something cannot be done in time (an injury, a cancelled competition), the athlete says so, and the two agree on another day.

4. Name and image
During the season the supporter may name the athlete as a person it supports, and use the pictures that the athlete hands over for that. Any other use needs the athlete’s agreement first. Where the law requires it, the athlete says that posts are made with a sponsor.

5. Other sponsors
The athlete may have other supporters. What is excluded, if anything, is written here: nothing.

6. Beginning and end
The agreement is in force from the day both have accepted it until the end of the season. Either side may end it earlier on Podium; what was done by then stays done, and running supports are not paid back.

7. Fair play
Both keep to the rules of the sport and to those against doping. If either of them seriously breaks these rules, the other may end the agreement at once.`,
    deliverables: [
      'Logo on the competition kit',
      'Logo on the training kit',
      'Three posts naming the sponsor',
      'One video thanking the sponsor',
      'An appearance at one of the sponsor’s events',
      'A signed shirt for the sponsor',
      'A report at the end of the season',
    ],
  },
  {
    title: 'Acordo de patrocínio',
    text: `1. Objeto
O apoiante apoia o atleta durante a época e o atleta dá visibilidade a esse apoio. O que cabe a cada um está escrito abaixo.

2. O que faz o apoiante
O apoiante pede na Podium para apoiar o atleta e entrega a tempo o que for preciso para as contrapartidas (logótipo, textos, equipamento). Este acordo, por si, não move créditos.

3. O que faz o atleta
O atleta cumpre o que está em «contrapartidas», até ao dia aí escrito, e mostra que cumpriu com uma ligação ou uma imagem. Se algo não puder ser feito a tempo (lesão, competição que não se realiza), o atleta avisa e os dois combinam outro dia.

4. Nome e imagem
Durante a época, o apoiante pode dizer que apoia o atleta e usar as imagens que o atleta lhe entregar para esse fim. Qualquer outro uso depende do acordo prévio do atleta. O atleta identifica as publicações feitas com um patrocinador, sempre que a lei o exija.

5. Outros patrocinadores
O atleta pode ter outros apoiantes. O que fica excluído, se for o caso, escreve-se aqui: nada.

6. Início e fim
O acordo está em vigor desde o dia em que os dois o aceitaram até ao fim da época. Qualquer dos dois o pode terminar antes, na Podium; o que foi cumprido até então fica cumprido e os apoios em curso não são devolvidos.

7. Verdade desportiva
Os dois respeitam as regras da modalidade e da luta contra a dopagem. Se um deles as violar gravemente, o outro pode terminar o acordo de imediato.`,
    deliverables: [
      'Logótipo no equipamento de competição',
      'Logótipo no equipamento de treino',
      'Três publicações com o nome do patrocinador',
      'Um vídeo de agradecimento ao patrocinador',
      'Presença num evento do patrocinador',
      'Uma camisola assinada para o patrocinador',
      'Um balanço no fim da época',
    ],
  },
)
