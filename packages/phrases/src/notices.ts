import { dictionary } from './dictionary.ts'

/**
 * The messages of the specification beside its error codes: what went well, what is asked before
 * something is lost, and the further keys of specification 1, section 8. Screens whose own phrases say
 * it closer to what was done use those; whatever has none uses these.
 */
export const noticePhrases = dictionary(
  {
    success: {
      profileUpdated: 'Your profile was updated.',
      adminUserUpdated: 'The profile was updated.',
      passwordReset: 'Your password was changed. Sign in with the new one.',
      messageSent: 'Your message is in their mailbox.',
      supportPayment:
        'Your request is on its way. The credits stay reserved until the athlete answers.',
      supportAccepted: 'You accepted the support, and the credits are yours.',
      supportRejected: 'You rejected the request; the credits went back.',
      pendingSupportCancelled: 'The request was cancelled; your credits are available again.',
      activeSupportCancelled: 'The support has ended. Credits already given are not returned.',
      linkCopied: 'The link was copied.',
      inviteSent: 'The invitation was sent.',
      creditTransfer: 'The credits were moved.',
      deleted: 'It was deleted.',
    },
    confirm: {
      discardChanges: 'There are changes that were not saved. Leave without them?',
      deleteAchievement: 'Delete this achievement?',
    },
    errors: {
      passwordRequired: 'Please type your password.',
      validationToken: 'This link is not valid any more. Ask for a new one.',
      loginOrRegister: 'Sign in or sign up to do this.',
      captcha: 'Please confirm that you are human.',
      upload: 'The file could not be uploaded.',
      uploadSize: 'The file is too large.',
      role: 'Your kind of account cannot do this.',
      deleteUser: 'The account could not be deleted.',
      featureUnavailable: 'This is not available yet.',
      pageNotFound: 'This page could not be found.',
      somethingWentWrong: 'Something went wrong.',
    },
    registration: { accept: 'Please accept the terms and conditions.' },
  },
  {
    success: {
      profileUpdated: 'O teu perfil foi atualizado.',
      adminUserUpdated: 'O perfil foi atualizado.',
      passwordReset: 'A tua palavra-passe foi alterada. Inicia sessão com a nova.',
      messageSent: 'A tua mensagem já está na caixa de correio da pessoa.',
      supportPayment: 'O teu pedido seguiu. Os créditos ficam reservados até o atleta responder.',
      supportAccepted: 'Aceitaste o apoio e os créditos são teus.',
      supportRejected: 'Recusaste o pedido; os créditos foram devolvidos.',
      pendingSupportCancelled:
        'O pedido foi cancelado; os teus créditos estão outra vez disponíveis.',
      activeSupportCancelled: 'O apoio terminou. Os créditos já entregues não são devolvidos.',
      linkCopied: 'A ligação foi copiada.',
      inviteSent: 'O convite foi enviado.',
      creditTransfer: 'Os créditos foram movimentados.',
      deleted: 'Foi eliminado.',
    },
    confirm: {
      discardChanges: 'Há alterações por guardar. Queres sair sem elas?',
      deleteAchievement: 'Queres eliminar esta conquista?',
    },
    errors: {
      passwordRequired: 'Escreve a tua palavra-passe.',
      validationToken: 'Esta ligação já não é válida. Pede uma nova.',
      loginOrRegister: 'Inicia sessão ou regista-te para fazer isto.',
      captcha: 'Confirma que és humano.',
      upload: 'Não foi possível carregar o ficheiro.',
      uploadSize: 'O ficheiro é demasiado grande.',
      role: 'O teu tipo de conta não pode fazer isto.',
      deleteUser: 'Não foi possível eliminar a conta.',
      featureUnavailable: 'Isto ainda não está disponível.',
      pageNotFound: 'Não encontrámos esta página.',
      somethingWentWrong: 'Algo correu mal.',
    },
    registration: { accept: 'Aceita os termos e condições.' },
  },
)
