import type { TraderState } from '@podium/contract/traders'
import { dictionary } from './dictionary.ts'

/** The admins' table of sellers, and the decision about one. */
export const adminTradersPhrases = dictionary(
  {
    title: 'Sellers',
    lead: 'We have to know who sells. Check what sponsors say about themselves in the register they name.',
    status: 'State',
    /** How one seller stands. */
    states: {
      DRAFT: 'Not given yet',
      SUBMITTED: 'Being checked',
      VERIFIED: 'Verified',
      REFUSED: 'Not accepted',
      EXPIRED: 'Expired',
    } satisfies Record<TraderState, string>,
    nothing: {
      SUBMITTED: { title: 'Nobody to check', text: 'New details and changes to them appear here.' },
      other: { title: 'No sellers here', text: 'Nobody is in this state at the moment.' },
    },
    columns: {
      page: 'Page',
      legalName: 'Legal name',
      registration: 'Registration',
      products: 'Visible products',
      until: 'Until',
      when: 'Sent',
    },
    paused: (count: string) => `${count}, none on sale`,
    given: 'What was given',
    before: 'Verified before',
    declared: 'Declared that they sell as a trader',
    nothingGiven: 'This sponsor has not given any details yet.',
    graceUntil: (until: string) => `Their products can still be bought until ${until}.`,
    refusedFor: 'Refused for',
    decide: 'Decision',
    choices: {
      VERIFIED: {
        label: 'Verify',
        hint: 'Buyers see these details, and the products can be bought.',
      },
      REFUSED: {
        label: 'Refuse',
        hint: 'None of their products can be bought until new details are verified. Open orders go on.',
      },
    },
    choose: 'Choose one.',
    until: 'Valid until',
    untilHint: 'A year is usual; five at most.',
    reason: 'Reason',
    reasonHint: 'Needed to refuse: the sponsor reads it, here and by email, and can object.',
    confirm: 'Decide',
    decided: 'Decided. The sponsor will be told.',
    audit: 'Audit log',
  },
  {
    title: 'Vendedores',
    lead: 'Tem de se saber quem vende. Confirma o que os patrocinadores dizem de si no registo que indicam.',
    status: 'Estado',
    states: {
      DRAFT: 'Por preencher',
      SUBMITTED: 'Em verificação',
      VERIFIED: 'Verificado',
      REFUSED: 'Não aceite',
      EXPIRED: 'Fora de prazo',
    },
    nothing: {
      SUBMITTED: {
        title: 'Ninguém por verificar',
        text: 'Os dados novos e as alterações aparecem aqui.',
      },
      other: { title: 'Nenhum vendedor aqui', text: 'De momento, ninguém está neste estado.' },
    },
    columns: {
      page: 'Página',
      legalName: 'Nome legal',
      registration: 'Registo',
      products: 'Produtos visíveis',
      until: 'Até',
      when: 'Enviado',
    },
    paused: (count: string) => `${count}, fora de venda`,
    given: 'O que foi indicado',
    before: 'Verificado antes',
    declared: 'Declarou vender como profissional',
    nothingGiven: 'Este patrocinador ainda não indicou dados.',
    graceUntil: (until: string) => `Ainda assim, os produtos podem ser comprados até ${until}.`,
    refusedFor: 'Motivo da recusa',
    decide: 'Decisão',
    choices: {
      VERIFIED: {
        label: 'Verificar',
        hint: 'Quem compra vê estes dados e os produtos podem ser comprados.',
      },
      REFUSED: {
        label: 'Recusar',
        hint: 'Nenhum produto pode ser comprado até haver dados verificados. As encomendas em curso continuam.',
      },
    },
    choose: 'Escolhe uma opção.',
    until: 'Válido até',
    untilHint: 'O habitual é um ano; no máximo, cinco.',
    reason: 'Motivo',
    reasonHint:
      'Obrigatório para recusar: o patrocinador lê-o, aqui e por email, e pode contestar.',
    confirm: 'Decidir',
    decided: 'Está decidido. O patrocinador vai ser avisado.',
    audit: 'Atos registados',
  },
)
