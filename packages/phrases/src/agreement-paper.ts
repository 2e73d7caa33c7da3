import { dictionary } from './dictionary.ts'

/** An agreement as it is printed. */
export const agreementPaperPhrases = dictionary(
  {
    kicker: (id: number) => `Agreement no. ${id}`,
    version: (version: number, day: string) =>
      `Version ${version}, accepted by both and in force since ${day}.`,
    ended: (day: string) => `Ended on ${day}.`,
    sides: { title: 'Between', columns: ['Name', 'Who', 'Accepted'] },
    /** Where the name is not known any more. */
    left: 'Closed account',
    words: 'What was agreed',
    deliverables: {
      title: 'What the athlete does',
      columns: ['No.', 'What', 'By', 'Done'],
      none: 'No deliverables are listed.',
    },
    noDay: 'No date',
    notDone: 'Not yet',
    noCredits: (product: string) =>
      `This agreement moves no credits and no money. Supports are requested and accepted separately on ${product}.`,
    printed: (moment: string) =>
      `Printed ${moment}. Later versions apply once both have accepted them.`,
    foot: (product: string) => `Agreement between two members of ${product}`,
    page: (page: string, pages: string) => `Page ${page} of ${pages}`,
    file: (id: number) => `agreement-${id}.pdf`,
  },
  {
    kicker: (id) => `Acordo n.º ${id}`,
    version: (version, day) => `Versão ${version}, aceite pelos dois e em vigor desde ${day}.`,
    ended: (day) => `Terminou a ${day}.`,
    sides: { title: 'Entre', columns: ['Nome', 'Quem é', 'Aceitou'] },
    left: 'Conta encerrada',
    words: 'O que ficou combinado',
    deliverables: {
      title: 'Contrapartidas do atleta',
      columns: ['N.º', 'O quê', 'Até', 'Cumprida'],
      none: 'Não foi indicada nenhuma.',
    },
    noDay: 'Sem data',
    notDone: 'Ainda não',
    noCredits: (product) =>
      `Este acordo não move créditos nem dinheiro. Os apoios são pedidos e aceites à parte, na ${product}.`,
    printed: (moment) =>
      `Impresso a ${moment}. Versões posteriores só vigoram depois de aceites pelos dois.`,
    foot: (product) => `Acordo entre dois membros da ${product}`,
    page: (page: string, pages: string) => `Página ${page} de ${pages}`,
    file: (id) => `acordo-${id}.pdf`,
  },
)
