import { cast } from './cast.ts'
import { everybody } from './everybody.ts'
import type { Sponsor } from './person.ts'
import type { GroundName, Thing } from './product-pictures.ts'

/** A product of the demo: who offers it, what it is, and how it is drawn. */
export interface DemoProduct {
  sponsor: Sponsor
  title: string
  description: string
  credits: number
  thing: Thing
  ground: GroundName
  active?: boolean
  stock?: number
  safety?: string
}

function sponsorCalled(name: string): Sponsor {
  const found = everybody.find((one): one is Sponsor => one.role === 'SPONSOR' && one.name === name)
  if (!found) throw new Error(`no sponsor of the demo is called ${name}`)
  return found
}

const helena = cast.helena

/** What the sponsors of the demo offer, each in their own language. */
export const demoProducts = {
  bars: {
    sponsor: helena,
    title: 'Doze barras de figo e sal',
    description:
      'Figo do Algarve, amêndoa e uma pitada de sal da ria de Aveiro. Doze barras de 45 g que não derretem no bolso da camisola, nem em agosto.\n\nSem açúcar acrescentado.',
    credits: 40,
    safety: 'Contém amêndoa. Pode conter vestígios de outros frutos de casca rija.',
    thing: 'bars',
    ground: 'tartan',
  },
  porridge: {
    sponsor: helena,
    title: 'Papa de aveia da madrugada',
    description:
      'Para quem treina antes do sol: um quilo de aveia com maçã seca e canela, pronta em dois minutos. Foi testada por remadores às cinco da manhã, e sobreviveu.',
    credits: 35,
    thing: 'tub',
    ground: 'sand',
  },
  flask: {
    sponsor: helena,
    title: 'Garrafa térmica Volta, 750 ml',
    description:
      'Aço, tampa de abrir com uma mão e as duas voltas à pista gravadas. Fria vinte horas, quente dez.',
    credits: 60,
    thing: 'bottle',
    ground: 'pitch',
    stock: 3,
  },
  peanut: {
    sponsor: helena,
    title: 'Manteiga de amendoim crocante',
    description: 'A receita nova ainda está a ser afinada. Volta em breve.',
    credits: 25,
    thing: 'jar',
    ground: 'sky',
    active: false,
  },
  block: {
    sponsor: sponsorCalled('Cortiça Clara'),
    title: 'Bloco de ioga em cortiça',
    description:
      'Cortiça do Alto Alentejo, prensada sem cola e com as arestas arredondadas à mão. Firme, leve e quente ao toque.',
    credits: 45,
    thing: 'block',
    ground: 'pitch',
  },
  insoles: {
    sponsor: sponsorCalled('Cortiça Clara'),
    title: 'Palmilhas de marcha, décima segunda versão',
    description:
      'As palmilhas que uma marchadora teimosa nos obrigou a refazer onze vezes. Diz-nos o teu número na nota da encomenda.',
    credits: 55,
    thing: 'insoles',
    ground: 'sand',
    stock: 8,
  },
  swimskin: {
    sponsor: sponsorCalled('Ondalta'),
    title: 'Swim skin made of fishing nets',
    description:
      'Sewn in Peniche from recycled nylon. Flat seams, no zip, two seasons of open water guaranteed.\n\nTell us your height and chest in the note.',
    credits: 180,
    thing: 'swimskin',
    ground: 'sand',
  },
  robe: {
    sponsor: sponsorCalled('Ondalta'),
    title: 'Change robe, lined',
    description:
      'For car parks in February. Windproof outside, fleece inside, and a pocket for a cold hand.',
    credits: 140,
    thing: 'robe',
    ground: 'tartan',
    stock: 0,
  },
  bell: {
    sponsor: sponsorCalled('Serralva Bicicletas'),
    title: 'Campainha de latão',
    description:
      'Torneada na oficina de Viseu com o que sobra dos quadros. Ouve-se até à curva seguinte e fica mais bonita com a chuva.',
    credits: 30,
    thing: 'bell',
    ground: 'pitch',
  },
  oil: {
    sponsor: sponsorCalled('Azeites Vale do Tua'),
    title: 'Cinco litros de azeite virgem extra',
    description:
      'Da colheita deste ano, cordovil e verdeal. Um atleta também tem avós, e elas sabem o que fazer com ele.',
    credits: 70,
    thing: 'canister',
    ground: 'sky',
  },
  notebook: {
    sponsor: sponsorCalled('Kestrel Analytics'),
    title: 'One page a week: a training notebook',
    description:
      'Fifty-two spreads with room for what you did, how it felt and one straight line that slowly goes up.',
    credits: 25,
    thing: 'notebook',
    ground: 'navy',
  },
  shirt: {
    sponsor: sponsorCalled('Brisa & Linho'),
    title: 'Camisola de treino',
    description:
      'Malha leve cosida em Guimarães, sem nenhuma costura debaixo do braço. Indica o tamanho na nota.',
    credits: 80,
    thing: 'shirt',
    ground: 'tartan',
  },
  bag: {
    sponsor: sponsorCalled('Brisa & Linho'),
    title: 'Saco de desporto em linho encerado',
    description: 'Quarenta litros, um bolso para os sapatos e outro para a toalha molhada.',
    credits: 65,
    thing: 'bag',
    ground: 'pitch',
    stock: 5,
  },
  pancakes: {
    sponsor: sponsorCalled('Casa Atlântida Hotéis'),
    title: 'Mistura de panquecas de batata-doce',
    description:
      'A do pequeno-almoço das cinco. Junta leite e um ovo; as duas meias-maratonas são por tua conta.',
    credits: 20,
    thing: 'pack',
    ground: 'navy',
  },
  lamp: {
    sponsor: sponsorCalled('Helioterra Energia'),
    title: 'Lâmpada solar de corrida',
    description:
      'Carrega no parapeito da janela e ilumina dez metros à tua frente durante três horas. Prende-se ao cinto ou à mochila.',
    credits: 50,
    thing: 'lamp',
    ground: 'sky',
  },
  balls: {
    sponsor: sponsorCalled('Lusimed Fisio'),
    title: 'Três bolas de massagem',
    description:
      'Mole, média e sincera. Com um cartão que explica onde sim, onde não e quando parar.',
    credits: 25,
    thing: 'ball',
    ground: 'navy',
  },
} as const satisfies Record<string, DemoProduct>

export type ProductName = keyof typeof demoProducts
