import { mostMedia, storageLimits } from '@podium/contract/limits'
import { storageSizes } from '@podium/contract/upload-sizes'
import type { RefusalName, RefusalReason } from '@podium/contract/refusals'
import { dictionary } from './dictionary.ts'

/**
 * What a person reads for every refusal of the catalogue (`refusals.codes`), which has the English words of
 * `general`, `forbidden` and `invalidToken` too.
 */
export const refusalPhrases = dictionary(
  {
    general: 'An error occurred.',
    couldNotCreateFolders: 'The storage could not be prepared. Please try again later.',
    forbidden: 'No permission.',
    emailInUse: 'There is already an account with this email.',
    invalidPassword: 'Wrong password.',
    emptyNewPassword: 'Enter a new password.',
    accountAlreadyActivated: 'This account is already active. Sign in.',
    accountNotActivated: 'This account is not active yet. Confirm your email first.',
    userNotFound: 'This person could not be found.',
    invalidCredentials: 'Wrong email or password.',
    couldNotSaveFile: 'The file could not be saved. Please try again later.',
    invalidToken: 'This code is invalid.',
    couldNotDeleteUser: 'This account cannot be deleted now.',
    termsVersionAlreadyExists: 'This version of the terms already exists.',
    invalidFile: 'This file cannot be read: it is damaged, or of a kind we do not take.',
    couldNotCreateAvatar: 'The picture could not be processed.',
    acceptLastTerms: 'Please accept the latest terms first.',
    acceptLastTermsToJoin:
      'The terms have changed in the meantime. Please read and accept the latest ones.',
    invalidAvatarId: 'This profile picture cannot be used.',
    invalidCoverId: 'This cover picture cannot be used.',
    invalidProductImageId: 'This product picture cannot be used.',
    invalidSponsorEmail: 'Sponsors need a company address; free webmail is not accepted.',
    tooManyEvents: 'You have reached the limit for these. Remove or close one first.',
    cannotParseThumbnail: 'The video could not be read.',
    cannotLocateThumbnail: 'No picture could be taken from the video.',
    entityDoesNotExist: 'This does not exist, or no longer does.',
    invalidTest: 'This test is not complete.',
    invalidAnswer: 'This answer does not belong to this test.',
    invalidUserType: 'This does not match the kind of account.',
    optionNameExists: 'There is already an option with this name.',
    invalidImageSize: 'The picture is too large.',
    moreThan500Years: 'This date is more than 500 years ago.',
    athleteHasNoSport: 'Choose a sport before publishing the page.',
    paymentNotFound: 'This payment could not be found.',
    rateLimited: 'Too many attempts. Please wait a moment.',
    insufficientCredits: 'There are not enough credits in the wallet.',
    stateChanged: 'This has changed in the meantime. Here is how it stands now.',
    duplicatePending: 'There is already a request waiting for an answer.',
    selfSupport: 'You cannot support yourself.',
    goalClosed: 'This goal is over, so nothing counts towards it any more.',
    matchExhausted: 'The match fund can no longer double all of this support.',
    recipientUnavailable: 'This person cannot be reached this way at the moment.',
    captchaInvalid: 'The human check failed. Please try again.',
    planLimitReached: 'Your plan allows no further first contacts this month.',
    planNeeded: 'Your plan does not include this, or any more of it.',
    orderNotAllowed: 'This order is not possible.',
    unavailable: 'We cannot answer just now. Please try again in a moment.',
    paymentProviderUnavailable: 'Payments are not possible just now. Please try again later.',
    tooYoung:
      'You are not old enough to join yet: you have to be 13 in Portugal, 14 in Spain and 16 elsewhere, or where you name no country.',
    guardianNeeded: 'An adult who looks after your account has to do this.',
    delegationEnded: 'You no longer act for this person.',
    scopeMissing: 'You cannot do this for somebody else.',
    withdrawalOver: 'The 14 days to withdraw from this purchase are over.',
    traderNotVerified: 'This cannot be sold until the seller’s details are checked.',
    idempotencyKeyReused:
      'Your earlier try went through, as you had filled it in then. Send again only if you want this as well.',
    spendingBlocked: 'Spending is blocked until the debt in your wallet is settled.',
    passwordNeeded: 'Enter your password again, then retry.',
    tooManyUploads: `${storageLimits.openUploads} uploads are already under way. Let one finish, or cancel it.`,
    uploadsUsedUp: `You have uploaded ${storageSizes.perDay} within a day. Please continue tomorrow.`,
    storageFull: `Your photos and videos take up ${storageSizes.perPerson}, which is all the space you have. Delete some first.`,
    galleryFull: `Your gallery has ${mostMedia} photos and videos, the most it can hold. Delete some first.`,
  } satisfies Record<RefusalName, string>,
  {
    general: 'Ocorreu um erro.',
    couldNotCreateFolders: 'Não foi possível preparar o armazenamento. Tenta mais tarde.',
    forbidden: 'Não tens permissão para isto.',
    emailInUse: 'Este endereço de email já tem conta.',
    invalidPassword: 'A palavra-passe não está certa.',
    emptyNewPassword: 'A nova palavra-passe está vazia.',
    accountAlreadyActivated: 'Esta conta já está ativa. Inicia sessão.',
    accountNotActivated: 'Esta conta ainda não está ativa. Confirma primeiro o teu email.',
    userNotFound: 'Não encontrámos esta pessoa.',
    invalidCredentials: 'O email ou a palavra-passe não estão certos.',
    couldNotSaveFile: 'Não foi possível guardar o ficheiro. Tenta mais tarde.',
    invalidToken: 'Este código é inválido.',
    couldNotDeleteUser: 'Esta conta não pode ser eliminada agora.',
    termsVersionAlreadyExists: 'Já existem termos com esta versão.',
    invalidFile:
      'Não conseguimos ler este ficheiro: está danificado ou não é de um tipo que aceitemos.',
    couldNotCreateAvatar: 'Não foi possível processar a imagem.',
    acceptLastTerms: 'Aceita primeiro os termos mais recentes.',
    acceptLastTermsToJoin: 'Entretanto, os termos mudaram. Lê e aceita os mais recentes.',
    invalidAvatarId: 'Esta fotografia de perfil não pode ser usada.',
    invalidCoverId: 'Esta fotografia de capa não pode ser usada.',
    invalidProductImageId: 'Esta imagem de produto não pode ser usada.',
    invalidSponsorEmail:
      'Os patrocinadores precisam do email da empresa; não aceitamos webmail gratuito.',
    tooManyEvents: 'Não podes ter mais. Retira ou encerra primeiro algo de que já não precises.',
    cannotParseThumbnail: 'Não foi possível ler o vídeo.',
    cannotLocateThumbnail: 'Não foi possível tirar uma imagem do vídeo.',
    entityDoesNotExist: 'Não existe, ou já não existe.',
    invalidTest: 'Este teste não está completo.',
    invalidAnswer: 'Esta resposta não pertence a este teste.',
    invalidUserType: 'Não corresponde ao tipo de conta.',
    optionNameExists: 'Já existe uma opção com este nome.',
    invalidImageSize: 'A imagem é demasiado grande.',
    moreThan500Years: 'Esta data tem mais de 500 anos.',
    athleteHasNoSport: 'Escolhe uma modalidade antes de publicar a página.',
    paymentNotFound: 'Não encontrámos este pagamento.',
    rateLimited: 'Demasiadas tentativas. Aguarda um momento.',
    insufficientCredits: 'Não há créditos suficientes na carteira.',
    stateChanged: 'Entretanto, isto mudou. É assim que está agora.',
    duplicatePending: 'Já há um pedido à espera de resposta.',
    selfSupport: 'Ninguém se pode apoiar a si próprio.',
    goalClosed: 'Esta meta terminou e já não conta apoios.',
    matchExhausted: 'O fundo já não chega para duplicar todo este apoio.',
    recipientUnavailable: 'De momento, não é possível chegar a esta pessoa por aqui.',
    captchaInvalid: 'A verificação humana falhou. Tenta de novo.',
    planLimitReached: 'O teu plano não permite mais primeiros contactos este mês.',
    planNeeded: 'O teu plano não inclui isto, ou já não dá para mais.',
    orderNotAllowed: 'Esta encomenda não é possível.',
    unavailable: 'De momento não conseguimos responder. Tenta de novo daqui a pouco.',
    paymentProviderUnavailable: 'De momento não é possível pagar. Tenta mais tarde.',
    tooYoung:
      'Ainda não tens idade para ter conta: a partir dos 13 anos em Portugal, dos 14 em Espanha e dos 16 noutros países ou se não disseres onde estás.',
    guardianNeeded: 'Isto tem de ser feito pelo adulto que acompanha a tua conta.',
    delegationEnded: 'Já não ages em nome desta pessoa.',
    scopeMissing: 'Não podes fazer isto em nome de outra pessoa.',
    withdrawalOver: 'Os 14 dias para desistir desta compra já passaram.',
    traderNotVerified:
      'Isto não pode ser vendido enquanto os dados do vendedor não estiverem verificados.',
    idempotencyKeyReused:
      'A tua tentativa anterior foi feita, tal como a tinhas preenchido. Envia de novo só se também quiseres isto.',
    spendingBlocked:
      'Não podes gastar créditos enquanto a dívida da tua carteira não for regularizada.',
    passwordNeeded: 'Indica a tua palavra-passe de novo e tenta outra vez.',
    tooManyUploads: `Já há ${storageLimits.openUploads} carregamentos em curso. Deixa um terminar ou cancela-o.`,
    uploadsUsedUp: `Carregaste ${storageSizes.perDay} num dia. Continua amanhã.`,
    storageFull: `As tuas fotografias e vídeos ocupam ${storageSizes.perPerson}, que é o espaço que tens. Elimina alguns primeiro.`,
    galleryFull: `A tua galeria tem ${mostMedia} fotografias e vídeos, o máximo que leva. Elimina alguns primeiro.`,
  },
)

/** What 403 says at uploads and products, where one's role is what stands in the way. */
export const roleErrorPhrases = dictionary(
  { roleError: 'Your role does not allow this.' },
  { roleError: 'O teu tipo de conta não permite isto.' },
)

/** Which of several reasons it is, where the server says. */
export const refusalReasonPhrases = dictionary(
  {
    openOrders: 'An order is still open. Once it is completed, the account can be closed.',
    lastAdmin: 'This is the last admin. Without one, nobody could run the network.',
    ownAccount: 'You cannot delete your own account here. Close it in your settings.',
  } satisfies Record<RefusalReason, string>,
  {
    openOrders: 'Há uma encomenda em aberto. Quando estiver concluída, a conta pode ser encerrada.',
    lastAdmin: 'Esta é a última pessoa na administração. Sem ela, ninguém poderia gerir a rede.',
    ownAccount: 'Não podes eliminar aqui a tua própria conta. Encerra-a nas definições.',
  },
)

/** What is shown for a number the catalogue does not know. */
export const unknownRefusalPhrases = dictionary(
  {
    unknown: 'Unknown Error',
    request: (id: string) => `Request ${id}`,
    unreachable: 'No connection. Please try again.',
    tooOften: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },
  {
    unknown: 'Erro desconhecido',
    request: (id: string) => `Pedido ${id}`,
    unreachable: 'Sem ligação. Tenta de novo.',
    tooOften: (minutes: number) =>
      `Demasiadas tentativas. Tenta de novo daqui a ${minutes === 1 ? 'um minuto' : `${minutes} minutos`}.`,
  },
)
