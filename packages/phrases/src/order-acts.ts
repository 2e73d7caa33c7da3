import { dictionary } from './dictionary.ts'
import { charactersLeftEn, charactersLeftPt, creditsEn, creditsPt } from './format.ts'

/** What is asked and said where a side, or an admin, takes the next step of an order. */
export const orderActsPhrases = dictionary(
  {
    ship: {
      title: 'Ship order',
      text: (buyer: string) => `We will tell ${buyer} that it is on its way.`,
      note: 'Tracking',
      noteHint: 'For example the carrier and the tracking number.',
      act: 'It is on its way',
      done: 'Marked as sent.',
    },
    track: {
      title: 'Edit note',
      text: (buyer: string) => `${buyer} sees it in the order.`,
      act: 'Save note',
      done: 'Note saved.',
    },
    decline: {
      title: 'Decline the order?',
      text: (credits: string, buyer: string) =>
        `This gives ${buyer} ${creditsEn(credits)} back. It cannot be undone.`,
      reason: 'Reason, for the buyer',
      act: 'Decline order',
      done: 'Order declined.',
    },
    confirm: {
      title: 'Did it arrive?',
      text: (credits: string, seller: string) =>
        `This gives ${seller} ${creditsEn(credits)}. From now on you have 14 days to change your mind and send it back.`,
      act: 'Yes, it arrived',
      done: (seller: string) => `Thank you: ${seller} has the credits.`,
    },
    /** What a confirmation is once the seller finds fault with what came back. */
    keep: {
      title: 'Let the purchase stand?',
      text: (credits: string, seller: string) =>
        `This ends the dispute: ${seller} has ${creditsEn(credits)}. You cannot withdraw from the purchase again.`,
      recalled: (credits: string, seller: string) =>
        `This ends the dispute: ${seller} has ${creditsEn(credits)}. You can still send it back, since it has been recalled.`,
      act: 'Let it stand',
      done: (seller: string) => `The purchase stands: ${seller} has the credits.`,
    },
    dispute: {
      title: 'What is wrong?',
      text: 'The credits wait until an admin has decided. Both of you are told.',
      reason: 'Describe it',
      act: 'Report it',
      done: 'Reported. An admin will decide.',
    },
    pay: {
      title: 'Pay the seller?',
      text: (credits: string, seller: string) =>
        `This gives ${seller} ${creditsEn(credits)}. You cannot take this decision back.`,
      reason: 'Reason, for both',
      act: 'Pay the seller',
      done: 'Decided: the seller has the credits.',
    },
    /** The same decision about what came back, where the seller has the credits already. */
    leave: {
      title: 'Leave the credits with the seller?',
      text: (credits: string, seller: string) =>
        `This leaves ${creditsEn(credits)} with ${seller}. You cannot take this decision back.`,
      reason: 'Reason, for both',
      act: 'Leave them with the seller',
      done: 'Decided: the seller keeps the credits.',
    },
    refund: {
      title: 'Refund the buyer?',
      text: (credits: string, buyer: string) =>
        `This gives ${buyer} ${creditsEn(credits)} back. You cannot take this decision back.`,
      reason: 'Reason, for both',
      act: 'Refund the buyer',
      done: 'Decided: the buyer has the credits back.',
    },
    cancel: {
      title: 'Cancel the order?',
      text: (credits: string) => `You get ${creditsEn(credits)} back at once.`,
      act: 'Cancel order',
      done: 'Cancelled. Your credits are back.',
    },
    withdraw: {
      title: 'Withdraw from the purchase?',
      text: (credits: string, seller: string) =>
        `No reason needed. You have 14 days to send it back to ${seller}, who gives you ${creditsEn(credits)} back once it has arrived. You pay to send it back.`,
      recalled: (credits: string, seller: string) =>
        `You have 14 days to send it back to ${seller}, who gives you ${creditsEn(credits)} back once it has arrived, and pays for sending it back.`,
      act: 'Withdraw',
      done: 'Withdrawn. Now send it back and say so here.',
    },
    return: {
      title: 'Have you sent it back?',
      text: (credits: string, seller: string) =>
        `We will tell ${seller}. You get ${creditsEn(credits)} back once it has arrived, or after 14 days without a word.`,
      note: 'Tracking',
      act: 'It is on its way back',
      done: 'Marked as sent back.',
    },
    receiveBack: {
      title: 'Is it back?',
      text: (credits: string, buyer: string) =>
        `This gives ${buyer} ${creditsEn(credits)} back, out of your wallet if they are already there. Any shortfall becomes a debt. It cannot be undone.`,
      act: 'Yes, it is back',
      done: (buyer: string) => `Thank you: ${buyer} has the credits again.`,
    },
    contest: {
      title: 'What is wrong?',
      text: 'An admin will hear both of you and decide who gets the credits.',
      reason: 'Describe what came back',
      act: 'Report it',
      done: 'Reported. An admin will decide.',
    },
    claim: {
      title: 'What is the fault?',
      text: 'For three years the seller answers for what was faulty when you got it. An admin will hear both of you and decide. You can claim once.',
      reason: 'Describe the fault',
      act: 'Send the claim',
      done: 'Claim sent. An admin will decide.',
    },
    grant: {
      title: 'Refund the buyer?',
      text: (credits: string, buyer: string, seller: string) =>
        `This gives ${buyer} ${creditsEn(credits)} back. They come from ${seller}; any shortfall becomes a debt. You cannot take this decision back.`,
      reason: 'Reason, for both',
      act: 'Refund the buyer',
      done: 'Decided: the buyer has the credits back.',
    },
    dismiss: {
      title: 'Dismiss the claim?',
      text: (credits: string, seller: string) =>
        `This leaves ${creditsEn(credits)} with ${seller}. You cannot take this decision back.`,
      reason: 'Reason, for both',
      act: 'Dismiss the claim',
      done: 'Decided: the seller keeps the credits.',
    },
    counter: charactersLeftEn,
  },
  {
    ship: {
      title: 'Enviar a encomenda',
      text: (buyer: string) => `${buyer} fica a saber que está a caminho.`,
      note: 'Como acompanhar a encomenda',
      noteHint: 'Por exemplo, a transportadora e o número de seguimento.',
      act: 'Está a caminho',
      done: 'Marcada como enviada.',
    },
    track: {
      title: 'Alterar a nota',
      text: (buyer: string) => `${buyer} vê-a na encomenda.`,
      act: 'Guardar a nota',
      done: 'A nota foi guardada.',
    },
    decline: {
      title: 'Recusar a encomenda?',
      text: (credits: string, buyer: string) =>
        `${buyer} recebe ${creditsPt(credits)} de volta. Não é possível voltar atrás.`,
      reason: 'Motivo, para o comprador',
      act: 'Recusar a encomenda',
      done: 'A encomenda foi recusada.',
    },
    confirm: {
      title: 'Chegou?',
      text: (credits: string, seller: string) =>
        `${seller} recebe ${creditsPt(credits)}. A partir de agora, tens 14 dias para desistir da compra e devolver o produto.`,
      act: 'Sim, chegou',
      done: (seller: string) => `Obrigado. Os créditos já são de ${seller}.`,
    },
    keep: {
      title: 'Manter a compra?',
      text: (credits: string, seller: string) =>
        `A reclamação termina: ${seller} fica com ${creditsPt(credits)}. Não podes desistir da compra outra vez.`,
      recalled: (credits: string, seller: string) =>
        `A reclamação termina: ${seller} fica com ${creditsPt(credits)}. Ainda podes devolver o produto, porque está a ser recolhido.`,
      act: 'Manter a compra',
      done: (seller: string) => `A compra mantém-se. Os créditos são de ${seller}.`,
    },
    dispute: {
      title: 'O que correu mal?',
      text: 'Os créditos esperam até um administrador decidir. As duas partes são avisadas.',
      reason: 'Descreve o problema',
      act: 'Enviar a reclamação',
      done: 'Reclamação enviada. Um administrador vai decidir.',
    },
    pay: {
      title: 'Pagar ao vendedor?',
      text: (credits: string, seller: string) =>
        `${seller} recebe ${creditsPt(credits)}. Não podes voltar atrás com esta decisão.`,
      reason: 'Motivo, para as duas partes',
      act: 'Pagar ao vendedor',
      done: 'Decidido: os créditos são do vendedor.',
    },
    leave: {
      title: 'Deixar os créditos ao vendedor?',
      text: (credits, seller) =>
        `${seller} fica com ${creditsPt(credits)}. Não podes voltar atrás com esta decisão.`,
      reason: 'Motivo, para as duas partes',
      act: 'Deixar ao vendedor',
      done: 'Decidido: o vendedor fica com os créditos.',
    },
    refund: {
      title: 'Reembolsar o comprador?',
      text: (credits: string, buyer: string) =>
        `${buyer} recebe ${creditsPt(credits)} de volta. Não podes voltar atrás com esta decisão.`,
      reason: 'Motivo, para as duas partes',
      act: 'Reembolsar o comprador',
      done: 'Decidido: os créditos voltaram para o comprador.',
    },
    cancel: {
      title: 'Desistir da encomenda?',
      text: (credits: string) => `Recebes já ${creditsPt(credits)} de volta.`,
      act: 'Desistir',
      done: 'Desististe. Os créditos já voltaram para ti.',
    },
    withdraw: {
      title: 'Desistir da compra?',
      text: (credits: string, seller: string) =>
        `Não precisas de dizer porquê. Tens 14 dias para devolver o produto a ${seller}, que te devolve ${creditsPt(credits)} quando chegar. Os portes da devolução são por tua conta.`,
      recalled: (credits: string, seller: string) =>
        `Tens 14 dias para devolver o produto a ${seller}, que te devolve ${creditsPt(credits)} quando chegar e paga os portes.`,
      act: 'Desistir',
      done: 'Desististe. Agora devolve o produto e diz aqui que já seguiu.',
    },
    return: {
      title: 'Já devolveste?',
      text: (credits: string, seller: string) =>
        `${seller} fica a saber. Recebes ${creditsPt(credits)} de volta quando o produto chegar, ou passados 14 dias sem notícias.`,
      note: 'Como acompanhar a devolução',
      act: 'Já vai a caminho',
      done: 'Marcada como devolvida.',
    },
    receiveBack: {
      title: 'Já voltou?',
      text: (credits: string, buyer: string) =>
        `${buyer} recebe ${creditsPt(credits)} de volta. Se já os tinhas recebido, saem da tua carteira; o que faltar passa a dívida. Não é possível voltar atrás.`,
      act: 'Sim, já voltou',
      done: (buyer: string) => `Obrigado. ${buyer} tem de novo os créditos.`,
    },
    contest: {
      title: 'O que não está bem?',
      text: 'Um administrador ouve as duas partes e decide quem fica com os créditos.',
      reason: 'Descreve o que voltou',
      act: 'Enviar a reclamação',
      done: 'Reclamação enviada. Um administrador vai decidir.',
    },
    claim: {
      title: 'Qual é o defeito?',
      text: 'Durante três anos, o vendedor responde pelo que já vinha com defeito. Um administrador ouve as duas partes e decide. Só podes acionar a garantia uma vez.',
      reason: 'Descreve o defeito',
      act: 'Acionar a garantia',
      done: 'Garantia acionada. Um administrador vai decidir.',
    },
    grant: {
      title: 'Reembolsar o comprador?',
      text: (credits: string, buyer: string, seller: string) =>
        `${buyer} recebe ${creditsPt(credits)} de volta, da carteira de ${seller}; o que faltar passa a dívida. Não podes voltar atrás com esta decisão.`,
      reason: 'Motivo, para as duas partes',
      act: 'Reembolsar o comprador',
      done: 'Decidido: os créditos voltaram para o comprador.',
    },
    dismiss: {
      title: 'Recusar a garantia?',
      text: (credits: string, seller: string) =>
        `${seller} fica com ${creditsPt(credits)}. Não podes voltar atrás com esta decisão.`,
      reason: 'Motivo, para as duas partes',
      act: 'Recusar a garantia',
      done: 'Decidido: o vendedor fica com os créditos.',
    },
    counter: charactersLeftPt,
  },
)
