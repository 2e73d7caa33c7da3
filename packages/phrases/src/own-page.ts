import { dictionary } from './dictionary.ts'
import { counted } from './format.ts'

/** What owners see of their own page alone: the frame around it, and the tab where it is looked after. */
export const ownPagePhrases = dictionary(
  {
    label: 'Your page',
    tabs: { label: 'Your page', seen: 'Public view', manage: 'Manage' },
    edit: 'Edit my page',
    manage: {
      title: 'Manage my page',
      waiting: (count: number) =>
        count === 1 ? 'Somebody wants to support you' : `${count} people want to support you`,
      answer: 'Answer',
      // To who is protected: their guardian answers.
      see: 'See',
      orders: 'My orders',
      sales: 'Orders to you',
      allOrders: 'All orders',
      noOrders: 'Nobody has ordered yet. Orders will show up here.',
      takeAlong: 'To take with you',
      sectionsLabel: 'Parts of this page',
      sections: {
        supporters: 'Supporters',
        athletes: 'Athletes I support',
        agreements: 'Agreements',
        matches: 'Match funds',
        sales: 'Orders',
        orders: 'Orders',
        products: 'Shop',
        impact: 'Impact',
        season: 'Season',
        results: 'Results',
        clubs: 'Clubs',
        gallery: 'Gallery',
        visibility: 'Visibility',
      },
    },
    hiddenTitle: 'Only you see this page',
    hiddenText: 'Publish it, and people can find you in the network and open your page.',
    protectedText:
      'You are under 18, so an adult who looks after you decides when it is shown, and who may write to you.',
    nameGuardian: 'Name an adult',
    seeGuardian: 'Who looks after it',
    publish: 'Publish my page',
    publicTitle: 'Your page is public',
    publicText: 'Anyone can find and open it.',
    publicByAddress: 'Anyone who has its address can open it.',
    publicWithAdult: (name: string) =>
      `Anyone can open it, and search engines leave it out. ${name} looks after it with you: they decide who may write to you, and answer requests for support.`,
    newlyPublic: {
      text: 'Anyone can find and open it from now on. Tell the people who should know, or keep it to yourself a little longer.',
      close: 'Done',
    },
    hide: 'Hide my page',
    hiding: {
      title: 'Hide your page?',
      lead: 'Until you publish it again:',
      wardLead:
        'You cannot undo this yourself. Until the adult who looks after you shows it again:',
      breaks: {
        links: 'links to it that you have sent or shared stop working',
        network: 'nobody finds you in the network or through search engines',
        wall: 'your badge wall on other sites shows nobody',
        requests: 'nobody can ask to support you',
        shop: 'your products are not for sale',
      },
      stays: 'Supports and orders that are under way go on.',
      keep: 'Keep it public',
    },
    hidden: 'Your page is hidden. Only you see it.',
    undo: 'Undo',
    staysHidden: 'An admin hid this page: it stays hidden until one shows it again.',
    staysHiddenByOther: 'Another guardian or an admin has hidden the page, so it stays hidden.',
    veto: {
      title: 'An admin hid this page',
      text: (day: string) =>
        `Since ${day}, only you and admins see it. It stays hidden until an admin shows it again.`,
      textUndated: 'Only you and admins see it. It stays hidden until an admin shows it again.',
      reason: 'The reason:',
      object: 'Do you see it differently?',
      write: 'Object to the decision',
    },
    missing: {
      summary: (percent: number) => `Your page is ${percent}% complete`,
      count: counted('thing would make it stronger', 'things would make it stronger'),
      title: 'Your page will be stronger with',
    },
  },
  {
    label: 'A tua página',
    tabs: { label: 'A tua página', seen: 'Vista pública', manage: 'Gerir' },
    edit: 'Editar a minha página',
    manage: {
      title: 'Gerir a página',
      waiting: (count: number) =>
        count === 1 ? 'Uma pessoa quer apoiar-te' : `${count} pessoas querem apoiar-te`,
      answer: 'Responder',
      see: 'Ver',
      orders: 'As minhas encomendas',
      sales: 'Encomendas que te fizeram',
      allOrders: 'Todas as encomendas',
      noOrders: 'Ainda ninguém encomendou. As encomendas vão aparecer aqui.',
      takeAlong: 'Para levar contigo',
      sectionsLabel: 'Partes desta página',
      sections: {
        supporters: 'Apoiantes',
        athletes: 'Atletas que apoio',
        agreements: 'Acordos',
        matches: 'Fundos de duplicação',
        sales: 'Encomendas',
        orders: 'Encomendas',
        products: 'Loja',
        impact: 'Impacto',
        season: 'Época',
        results: 'Resultados',
        clubs: 'Clubes',
        gallery: 'Galeria',
        visibility: 'Visibilidade',
      },
    },
    hiddenTitle: 'Só tu vês esta página',
    hiddenText: 'Publica-a para que as pessoas te encontrem na rede e possam abrir a tua página.',
    protectedText:
      'Como tens menos de 18 anos, é um adulto responsável por ti quem decide quando se mostra e quem te pode escrever.',
    nameGuardian: 'Indicar um adulto',
    seeGuardian: 'Quem a acompanha',
    publish: 'Publicar a minha página',
    publicTitle: 'A tua página está pública',
    publicText: 'Qualquer pessoa a pode encontrar e abrir.',
    publicByAddress: 'Quem tiver o endereço pode abri-la.',
    publicWithAdult: (name: string) =>
      `Qualquer pessoa a pode abrir, e os motores de pesquisa não a mostram. ${name} acompanha-a contigo: decide quem te pode escrever e responde aos pedidos de apoio.`,
    newlyPublic: {
      text: 'A partir de agora, qualquer pessoa a pode encontrar e abrir. Conta a quem deve saber, ou guarda-a só para ti mais um tempo.',
      close: 'Concluir',
    },
    hide: 'Ocultar a minha página',
    hiding: {
      title: 'Ocultar a tua página?',
      lead: 'Até a publicares de novo:',
      wardLead:
        'Não podes voltar atrás sem ajuda. Até o adulto que te acompanha a mostrar de novo:',
      breaks: {
        links: 'as ligações que enviaste ou partilhaste não abrem nada',
        network: 'ninguém te encontra na rede nem nos motores de pesquisa',
        wall: 'o teu mural de apoiantes noutros sites não mostra ninguém',
        requests: 'ninguém pode pedir para te apoiar',
        shop: 'os teus produtos não estão à venda',
      },
      stays: 'Os apoios e as encomendas em curso continuam.',
      keep: 'Manter pública',
    },
    hidden: 'A tua página está oculta. Só tu a vês.',
    undo: 'Anular',
    staysHidden:
      'Um administrador ocultou esta página: fica oculta até que um administrador a volte a mostrar.',
    staysHiddenByOther:
      'Outro adulto responsável ou um administrador ocultou a página, por isso continua oculta.',
    veto: {
      title: 'Um administrador ocultou esta página',
      text: (day: string) =>
        `Desde ${day}, só tu e os administradores a veem. Fica assim até que um administrador a volte a mostrar.`,
      textUndated:
        'Só tu e os administradores a veem. Fica assim até que um administrador a volte a mostrar.',
      reason: 'O motivo:',
      object: 'Não concordas?',
      write: 'Contestar a decisão',
    },
    missing: {
      summary: (percent: number) => `A tua página está ${percent} % completa`,
      count: counted('coisa dava-lhe mais força', 'coisas davam-lhe mais força'),
      title: 'A tua página ganha força com',
    },
  },
)
