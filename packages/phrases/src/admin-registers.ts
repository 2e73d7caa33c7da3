import { dictionary } from './dictionary.ts'

/** The admins' table of registers of agents, and the decision about one. */
export const adminRegistersPhrases = dictionary(
  {
    title: 'Managers’ registers',
    lead: 'Check in the register what managers say about themselves; their page then says so.',
    status: 'State',
    tabs: { SUBMITTED: 'Being checked', CHECKED: 'Checked', REFUSED: 'Not accepted' },
    nothing: {
      SUBMITTED: { title: 'Nothing to check', text: 'New registers and changes appear here.' },
      other: { title: 'No registers here', text: 'None is in this state at the moment.' },
    },
    columns: {
      page: 'Manager',
      register: 'Register',
      number: 'Number',
      country: 'Country',
      when: 'Sent',
    },
    given: 'What was given',
    changed: 'Something different was checked here before.',
    none: 'This manager no longer names a register.',
    refusedFor: 'Refused for',
    decide: 'Decision',
    choices: {
      CHECKED: { label: 'Checked', hint: 'The page says so, with today’s date.' },
      REFUSED: {
        label: 'Refuse',
        hint: 'The page does not show it. The manager can name it again.',
      },
    },
    choose: 'Choose one.',
    reason: 'Reason',
    reasonHint: 'Needed to refuse: the manager reads it, here and by email, and can object.',
    confirm: 'Decide',
    decided: 'Decided. The manager will be told.',
  },
  {
    title: 'Registos de agentes',
    lead: 'Confirma no registo o que os agentes dizem de si; a página passa a dizê-lo.',
    status: 'Estado',
    tabs: { SUBMITTED: 'Em verificação', CHECKED: 'Verificados', REFUSED: 'Não aceites' },
    nothing: {
      SUBMITTED: {
        title: 'Nada por verificar',
        text: 'Os registos novos e as alterações aparecem aqui.',
      },
      other: { title: 'Nenhum registo aqui', text: 'De momento, nenhum está neste estado.' },
    },
    columns: {
      page: 'Agente',
      register: 'Registo',
      number: 'Número',
      country: 'País',
      when: 'Enviado',
    },
    given: 'O que foi indicado',
    changed: 'Antes estava aqui outra coisa verificada.',
    none: 'Este agente já não indica nenhum registo.',
    refusedFor: 'Motivo da recusa',
    decide: 'Decisão',
    choices: {
      CHECKED: { label: 'Verificado', hint: 'A página indica-o, com a data de hoje.' },
      REFUSED: {
        label: 'Recusar',
        hint: 'A página não o mostra. O agente pode indicá-lo de novo.',
      },
    },
    choose: 'Escolhe uma opção.',
    reason: 'Motivo',
    reasonHint: 'Obrigatório para recusar: o agente lê-o, aqui e por email, e pode contestar.',
    confirm: 'Decidir',
    decided: 'Está decidido. O agente vai ser avisado.',
  },
)
