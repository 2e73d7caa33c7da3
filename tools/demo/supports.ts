import { cast } from './cast.ts'
import { everybody } from './everybody.ts'
import { unevenness, wishedDaysAgo } from './joining.ts'
import { type Athlete, type Character, isPublished, type Member } from './person.ts'

/**
 * How a support of the demo goes: it waits for an answer, runs, was rejected, was taken back while
 * it waited or ended while it ran, or its time is over.
 */
export type Course = 'waits' | 'runs' | 'rejected' | 'takenBack' | 'ended' | 'over'

/** A support of the demo. Days are counted back from now. */
export interface DemoSupport {
  supporter: Member
  athlete: Athlete
  months: number
  course: Course
  askedDaysAgo: number
  hidden: boolean
  /** What the supporter writes with the request, and the athlete afterwards; '' for nothing. */
  note: string
  thanks: string
}

const members = everybody.filter((one): one is Member => one.role !== 'ADMIN')
const athletes = members.filter(
  (one): one is Athlete =>
    one.role === 'ATHLETE' && isPublished(one) && one !== cast.inês && !one.lookedAfterBy,
)

function athleteAt(index: number): Athlete {
  return athletes[index % athletes.length] ?? cast.inês
}

function called(name: string): Member {
  const found = members.find((one) => one.name === name)
  if (!found) throw new Error(`nobody of the demo is called ${name}`)
  return found
}

const ward = members.find(
  (one): one is Athlete => 'lookedAfterBy' in one && one.lookedAfterBy === cast.marta.email,
)!

type Line = [
  supporter: Member,
  athlete: Athlete,
  course: Course,
  months: number,
  askedDaysAgo: number,
  hidden?: 'hidden',
]

/** What the cast has going on: everything that a table can show, on both sides. */
const ofTheCast: Line[] = [
  [cast.marta, cast.inês, 'waits', 2, 2],
  [called('Amélia'), cast.inês, 'waits', 1, 1, 'hidden'],
  [cast.helena, cast.inês, 'runs', 6, 40],
  [called('Siobhán'), cast.inês, 'runs', 1, 24],
  [called('Crispim'), cast.inês, 'runs', 3, 12, 'hidden'],
  [called('Ondalta'), cast.inês, 'runs', 12, 130],
  [cast.carlos, cast.inês, 'over', 1, 75],
  [called('Vicente'), cast.inês, 'rejected', 1, 33],
  [called('Noor'), cast.inês, 'ended', 4, 50],
  [cast.inês, athleteAt(3), 'runs', 1, 9],
  [cast.inês, athleteAt(8), 'waits', 1, 5],
  [cast.marta, athleteAt(0), 'runs', 1, 25],
  [cast.marta, athleteAt(5), 'runs', 3, 30],
  [cast.marta, called('Leonor') as Athlete, 'runs', 2, 18],
  [cast.marta, athleteAt(11), 'over', 2, 95],
  [cast.marta, athleteAt(16), 'takenBack', 1, 20],
  [cast.helena, athleteAt(1), 'runs', 12, 100],
  [cast.helena, athleteAt(6), 'runs', 6, 20],
  [cast.helena, athleteAt(13), 'runs', 3, 66],
  [cast.helena, athleteAt(19), 'waits', 6, 8],
  [cast.carlos, athleteAt(2), 'runs', 2, 35],
  [cast.carlos, athleteAt(9), 'runs', 1, 14],
  [cast.carlos, athleteAt(15), 'rejected', 2, 61],
  // Waits for Marta, who looks after her.
  [called('Ondalta'), ward, 'waits', 3, 3],
]

const courses: Course[] = ['runs', 'runs', 'waits', 'runs', 'over', 'runs', 'rejected', 'takenBack']

/** The rest supports one to three athletes each; deterministic, so that a new demo is the same. */
function ofTheRest(): Line[] {
  const known = new Set<Character>(Object.values(cast))
  const supporters = members.filter((one) => one.role !== 'ATHLETE' && !known.has(one))
  return supporters.flatMap((supporter, index) =>
    Array.from({ length: 1 + (index % 3) }, (_, step): Line => {
      const wished = courses[(index * 3 + step) % courses.length] ?? 'runs'
      const months = 1 + ((index + step * 3) % 6)
      const athlete = athleteAt(index * 7 + step * 11 + 4)
      // Who came lately did so lately, and it is not over yet.
      const since = daysTogether(supporter, athlete)
      const course = wished === 'over' && since < overAfter(months) ? 'runs' : wished
      const daysAgo = Math.min(since, daysFor(course, months, index + step))
      return [supporter, athlete, course, months, daysAgo]
    }),
  )
}

/** How long both have been there, with a day to do something in. */
function daysTogether(supporter: Member, athlete: Athlete): number {
  return Math.max(1.2, Math.min(wishedDaysAgo(supporter), wishedDaysAgo(athlete)) - 2)
}

/** Days after which a support of so many months is over for sure. */
const overAfter = (months: number) => months * 31 + 10

function daysFor(course: Course, months: number, seed: number): number {
  if (course === 'waits') return 1 + (seed % 20)
  if (course === 'over') return overAfter(months) + seed
  return 3 + ((seed * 5) % (months * 28 - 4))
}

const pastSupports = 70
const [pastDaysAgo, oldestDaysAgo] = [130, 700]

/** What has been over for long: more of it the nearer it is, among those who were there by then. */
function ofThePast(known: Line[]): Line[] {
  const taken = new Set(known.map(([supporter, athlete]) => `${supporter.email} ${athlete.email}`))
  const givers = members.filter(({ role }) => role !== 'ATHLETE')
  return Array.from({ length: pastSupports }).flatMap((_, index): Line[] => {
    const share = (index + 0.5) / pastSupports
    const daysAgo = pastDaysAgo + (oldestDaysAgo - pastDaysAgo) * share ** 1.4
    const wereThere = (one: Member) => wishedDaysAgo(one) > daysAgo + 2
    const [giving, given] = [givers.filter(wereThere), [cast.inês, ...athletes].filter(wereThere)]
    const supporter = giving[(index * 7) % giving.length]
    const athlete = given
      .map((_one, step) => given[(index * 5 + step) % given.length]!)
      .find((one) => !taken.has(`${supporter?.email} ${one.email}`))
    if (!supporter || !athlete) return []
    taken.add(`${supporter.email} ${athlete.email}`)
    const course = index % 9 === 4 ? 'rejected' : index % 13 === 6 ? 'takenBack' : 'over'
    return [[supporter, athlete, course, 1 + (index % 3), daysAgo]]
  })
}

const notes = {
  pt: [
    'Vi-te competir em março e ainda falo disso. Boa época!',
    'A minha filha começou a treinar por tua causa. Isto é para as viagens.',
    'Não desistas do recorde. Estamos contigo.',
    'Da bancada vais ouvir-nos gritar: força para os nacionais!',
  ],
  en: [
    'Saw you compete in March and have not stopped talking about it. Have a great season!',
    'My daughter took up training because of you. This is for the travelling.',
    'Do not give up on that record. We are with you.',
    'You will hear us from the stands. All the best for the nationals!',
  ],
}

const answers = {
  pt: [
    'Li isto no balneário e fui treinar a sorrir. Guardo-o para os dias difíceis.',
    'Estas palavras valem tanto como os créditos. A próxima prova é também tua.',
  ],
  en: [
    'I read this in the changing room and went training with a smile. Thank you so much.',
    'Words like these count as much as the credits. The next competition is yours too.',
  ],
}

/** Most write a line with their request; some athletes answer it in words of their own. */
function linesOf(supporter: Member, athlete: Athlete, index: number) {
  const of = (texts: string[]) => texts[index % texts.length] ?? ''
  const isOfInês = athlete === cast.inês
  return {
    // A stranger's words do not reach who is looked after.
    note: athlete !== ward && (isOfInês || index % 3 > 0) ? of(notes[supporter.language]) : '',
    thanks: index % 4 === 2 ? of(answers[athlete.language]) : '',
  }
}

/** Part of a day, so that not everything happens at one hour. */
const hoursOf = (index: number) => unevenness(index) * 0.4

const ofToday: Line[] = [...ofTheCast, ...ofTheRest()]

/** Every support of the demo; two people have one at most. */
export const demoSupports: DemoSupport[] = [...ofToday, ...ofThePast(ofToday)].map(
  ([supporter, athlete, course, months, askedDaysAgo, hidden], index) => ({
    ...{ supporter, athlete, course, months },
    askedDaysAgo: askedDaysAgo + hoursOf(index),
    hidden: hidden !== undefined,
    ...linesOf(supporter, athlete, index),
  }),
)

const thanks = {
  pt: [
    'O teu apoio paga viagens e dá-me sossego para treinar. Até à próxima prova!',
    'Que bom ter-te deste lado. Prometo trabalho todos os dias e notícias depois de cada prova.',
    'Cada crédito transforma-se em quilómetros. Contigo a época começa mais leve.',
  ],
  en: [
    'Your support pays for travel and leaves my head free for training. See you at the next one!',
    'So good to have you on my side. I promise work every day and news after every competition.',
    'Every credit turns into miles. With you the season starts lighter.',
  ],
}

/** What an athlete says to whom they accept; two in three say something. */
export function thankYouOf(athlete: Athlete, index: number): string {
  if (athlete === cast.inês) {
    return 'Obrigada por correres comigo. A primeira volta é minha, a segunda é nossa.'
  }
  const own = thanks[athlete.language]
  return index % 3 === 2 ? '' : (own[index % own.length] ?? '')
}

/** Whether an athlete takes requests; one has enough to do for now. */
export function takesRequests(athlete: Athlete): boolean {
  return athlete !== athleteAt(21)
}
