import type { WhoMayWrite } from '@podium/contract/messages'
import { dictionary } from './dictionary.ts'
import { counted } from './format.ts'

/** Writing to each other: the inbox, a conversation, and the dialog on somebody's page. */
export const messagesPhrases = dictionary(
  {
    title: 'Messages',
    lead: 'Write to athletes, sponsors and managers. Nobody sees your email address.',
    list: 'Conversations',
    /** Who wrote the last message of a conversation. */
    you: (text: string) => `You: ${text}`,
    unread: counted('unread message', 'unread messages'),
    somebody: 'Somebody',
    empty: {
      title: 'No conversations yet',
      text: 'Find somebody in the network and write to them: the button is on their page.',
      action: 'Explore the network',
    },
    choose: 'Choose a conversation.',
    couldNotLoad: 'Your messages could not be loaded.',
    notFound: 'There is nobody here to talk to.',
    pages: {
      label: 'Pages of conversations',
      at: (page: number, pages: number) => `Page ${page} of ${pages}`,
      newer: 'Newer',
      older: 'Older',
    },
    thread: {
      with: (name: string) => `Conversation with ${name}`,
      back: 'All conversations',
      older: 'Show older messages',
      begin: (name: string) => `Say hello to ${name}.`,
      read: 'Read',
      sent: 'You',
      forgotten: 'This account was closed.',
      blocked: (name: string) => `You blocked ${name}: neither of you can write to the other.`,
      unavailable: (name: string) => `${name} cannot be written to at the moment.`,
      quotaUsed: 'This month’s first contacts are used up. Answers are always free.',
      plans: 'See the plans',
    },
    block: {
      block: 'Block',
      unblock: 'Unblock',
      title: (name: string) => `Block ${name}?`,
      text: 'Neither of you will be able to write to the other. They are not told. You can take it back at any time.',
      confirm: 'Block them',
      done: (name: string) => `${name} is blocked.`,
      undone: (name: string) => `${name} can write to you again.`,
      list: 'People you have blocked',
      unblockLabel: (name: string) => `Unblock ${name}`,
      couldNotLoad: 'The people you have blocked could not be loaded.',
      cancel: 'Cancel',
    },
    write: {
      action: 'Message',
      title: (name: string) => `Write to ${name}`,
      label: 'Your message',
      counter: (length: number, most: number) => `${length}/${most}`,
      limitReached: 'Nothing more fits: this is as long as a message can be.',
      send: 'Send',
      lead: 'They get it in their inbox and by mail, without your address.',
      left: (count: number) =>
        count === 1
          ? 'This uses the last of your first contacts this month.'
          : `You can write to ${count} new people this month.`,
      sent: 'Your message is in their mailbox.',
      open: 'Open the conversation',
    },
    signInFirst: {
      title: 'Sign in to write',
      text: (name: string) => `To write to ${name} you need an account. It is free.`,
    },
    settings: {
      label: 'Who may write to me first',
      hint: 'Whoever you have written to can always answer you.',
      choices: {
        EVERYONE: 'Everybody',
        SUPPORT: 'Only people I support, or who support me',
        NOBODY: 'Nobody',
      } satisfies Record<WhoMayWrite, string>,
      saved: 'Your choice is saved.',
      couldNotLoad: 'Your choice could not be loaded.',
    },
  },
  {
    title: 'Mensagens',
    lead: 'Escreve a atletas, patrocinadores e agentes. Ninguém vê o teu email.',
    list: 'Conversas',
    you: (text) => `Tu: ${text}`,
    unread: counted('mensagem por ler', 'mensagens por ler'),
    somebody: 'Alguém',
    empty: {
      title: 'Ainda não tens conversas',
      text: 'Encontra alguém na rede e escreve-lhe: o botão está na página da pessoa.',
      action: 'Explorar a rede',
    },
    choose: 'Escolhe uma conversa.',
    couldNotLoad: 'Não foi possível carregar as tuas mensagens.',
    notFound: 'Não há aqui ninguém com quem falar.',
    pages: {
      label: 'Páginas de conversas',
      at: (page, pages) => `Página ${page} de ${pages}`,
      newer: 'Mais recentes',
      older: 'Mais antigas',
    },
    thread: {
      with: (name) => `Conversa com ${name}`,
      back: 'Todas as conversas',
      older: 'Mostrar mensagens mais antigas',
      begin: (name) => `Diz olá a ${name}.`,
      read: 'Lida',
      sent: 'Tu',
      forgotten: 'Esta conta foi encerrada.',
      blocked: (name) => `Bloqueaste ${name}: as mensagens estão fechadas dos dois lados.`,
      unavailable: (name) => `De momento não é possível escrever a ${name}.`,
      quotaUsed: 'Já usaste os primeiros contactos deste mês. Responder é sempre grátis.',
      plans: 'Ver os planos',
    },
    block: {
      block: 'Bloquear',
      unblock: 'Desbloquear',
      title: (name) => `Bloquear ${name}?`,
      text: 'As mensagens ficam fechadas dos dois lados. A pessoa não é avisada. Podes voltar atrás a qualquer momento.',
      confirm: 'Bloquear',
      done: (name) => `Bloqueaste ${name}.`,
      undone: (name) => `${name} pode voltar a escrever-te.`,
      list: 'Pessoas que bloqueaste',
      unblockLabel: (name) => `Desbloquear ${name}`,
      couldNotLoad: 'Não foi possível carregar as pessoas que bloqueaste.',
      cancel: 'Cancelar',
    },
    write: {
      action: 'Mensagem',
      title: (name) => `Escrever a ${name}`,
      label: 'A tua mensagem',
      counter: (length, most) => `${length}/${most}`,
      limitReached: 'Não cabe mais nada: a mensagem chegou ao tamanho máximo.',
      send: 'Enviar',
      lead: 'A pessoa recebe-a na caixa de mensagens e por email, sem ver o teu endereço.',
      left: (count) =>
        count === 1
          ? 'Este é o último dos teus primeiros contactos deste mês.'
          : `Podes escrever a ${count} pessoas novas este mês.`,
      sent: 'A tua mensagem já está na caixa de mensagens da pessoa.',
      open: 'Abrir a conversa',
    },
    signInFirst: {
      title: 'Inicia sessão para escrever',
      text: (name) => `Para escrever a ${name} precisas de uma conta. É grátis.`,
    },
    settings: {
      label: 'Quem me pode escrever primeiro',
      hint: 'Quem já recebeu uma mensagem tua pode sempre responder-te.',
      choices: {
        EVERYONE: 'Toda a gente',
        SUPPORT: 'Só quem apoio ou quem me apoia',
        NOBODY: 'Ninguém',
      },
      saved: 'A tua escolha está guardada.',
      couldNotLoad: 'Não foi possível carregar a tua escolha.',
    },
  },
)
