import type { SportestOptionType } from '@podium/contract/sportest'
import { chosenSports, type Sport } from '@podium/contract/sports'
import { sportPhrases } from '@podium/phrases/sports'

export interface BundledOption {
  type: SportestOptionType
  name_en: string
  name_pt: string
  sport: Sport | null
  weight: number
}

type Row = readonly [weight: number, en: string, pt: string]

// From the least to the most, so that the list reads as a ladder.
const ladders: Record<Exclude<SportestOptionType, 'MODALITY'>, readonly Row[]> = {
  ATLHETE_EVENT: [
    [0, 'I have not competed yet', 'Ainda não competi'],
    [2, 'A local or club competition', 'Prova local ou de clube'],
    [4, 'A district or regional championship', 'Campeonato distrital ou regional'],
    [6, 'A national championship', 'Campeonato nacional'],
    [8, 'A European or international event', 'Prova europeia ou internacional'],
    [9, 'A world championship', 'Campeonato do mundo'],
    [10, 'The Olympic or Paralympic Games', 'Jogos Olímpicos ou Paralímpicos'],
  ],
  ATLHETE_BEST_POSITION: [
    [0, 'I took part', 'Participei'],
    [3, 'In the first half', 'Na primeira metade'],
    [5, 'In the top ten', 'Nos dez primeiros'],
    [7, 'In the final, 4th to 8th', 'Na final, do 4.º ao 8.º'],
    [8, '3rd place', '3.º lugar'],
    [9, '2nd place', '2.º lugar'],
    [10, '1st place', '1.º lugar'],
  ],
  ATLHETE_BUDGET: [
    [0, 'I have not counted what a season costs', 'Ainda não fiz contas à época'],
    [4, 'I know roughly what a season costs', 'Sei mais ou menos quanto custa a época'],
    [7, 'I have a budget for the season', 'Tenho um orçamento para a época'],
    [
      10,
      'I have a budget, and half of it is covered',
      'Tenho um orçamento e metade já está coberta',
    ],
  ],
  SPONSOR_BUDGET: [
    [0, 'Nothing set aside yet', 'Ainda nada reservado'],
    [3, 'Up to 500 € a year', 'Até 500 € por ano'],
    [6, '500 to 2,000 € a year', '500 a 2000 € por ano'],
    [8, '2,000 to 10,000 € a year', '2000 a 10 000 € por ano'],
    [10, 'More than 10,000 € a year', 'Mais de 10 000 € por ano'],
  ],
  SPONSOR_PACK: [
    [0, 'I am only looking around', 'Estou só a ver'],
    [4, 'Silver: one athlete for a month', 'Prata: um atleta durante um mês'],
    [7, 'Gold: two athletes', 'Ouro: dois atletas'],
    [10, 'Diamond: a team for the season', 'Diamante: uma equipa para a época'],
  ],
}

/** The options the product comes with. */
export const bundledOptions: BundledOption[] = [
  ...Object.entries(ladders).flatMap(([type, rows]) =>
    rows.map(([weight, name_en, name_pt]) => ({
      type: type as SportestOptionType,
      name_en,
      name_pt,
      sport: null,
      weight,
    })),
  ),
  ...chosenSports.map((sport) => ({
    type: 'MODALITY' as const,
    name_en: sportPhrases.en[sport],
    name_pt: sportPhrases.pt[sport],
    sport,
    weight: 0,
  })),
]
