import { ageOn } from '@podium/contract/ages'
import { calendarDay } from '@podium/contract/calendar'
import { websitePath } from '@podium/contract/exposure-rules'
import { type Language, languageTable } from '@podium/contract/locale'
import { kitLimits } from '@podium/contract/media-kit'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { formatsOf } from '@podium/phrases/format'
import { mediaKitPhrases } from '@podium/phrases/media-kit'
import { profilesPhrases } from '@podium/phrases/profiles'
import { sportPhrases } from '@podium/phrases/sports'
import { sportestNames } from '@podium/phrases/sportest-names'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { now } from '../../platform/clock.ts'
import { drawnOnPaper } from '../../platform/drawn.ts'
import { type FileKeys, pictureKey } from '../files/index.ts'
import type { ProfileRecord } from '../profiles/index.ts'
import type { KitFacts } from './gather-kit.ts'
import { seasonOf } from './describe-season.ts'
import type { Kit, KitSource } from './print/index.ts'

export interface Describing {
  language: Language
  productName: string
  publicUrl: string
  keys: FileKeys
}

/**
 * What the kit says, field by field: nothing of a profile is in it that is not named here
 * (`profile.views`).
 */
export function describeKit(about: KitFacts, deps: Describing): KitSource {
  const { athlete, pictures, supporters } = about
  return {
    kit: wordsOf(about, deps),
    pictures: {
      avatar: athlete.avatar_id ? pictureKey(athlete.avatar_id, 'avatar-512') : null,
      cover: athlete.cover_id ? pictureKey(athlete.cover_id, 'cover-1600') : null,
      supporters: supporters.list.map(({ badgeUrl: { id } }) =>
        id ? pictureKey(id, 'avatar-256') : null,
      ),
      gallery: pictures.map(({ id }) => pictureKey(id, 'page')),
    },
  }
}

function wordsOf(about: KitFacts, deps: Describing): Kit {
  const { athlete, pictures } = about
  const { language, productName, publicUrl } = deps
  const t = mediaKitPhrases[language]
  const name = personName({ name: athlete.name, lastName: athlete.last_name })
  const { roles } = profilesPhrases[language]
  return {
    language: languageTable[language].locale,
    title: t.title(name),
    kind: t.name,
    mark: productName,
    kicker: [athlete.sport && sportPhrases[language][athlete.sport], roles.ATHLETE]
      .filter(Boolean)
      .join(' · '),
    line: lineOf(athlete, language),
    athlete: {
      name,
      role: roles.ATHLETE,
      drawn: athlete.avatar_id ? null : figureFor(athlete, 480),
      isSquare: false,
    },
    phrase: athlete.phrase,
    facts: factsOf(athlete, language),
    score: scoreOf(athlete, language),
    stories: storiesOf(athlete, { language, name }),
    season: seasonOf(about.season, deps),
    results: resultsOf(about, deps),
    supporters: supportersOf(about, deps),
    gallery: { title: t.gallery, captions: pictures.map(({ caption }) => caption ?? '') },
    contact: {
      ...inviting(athlete, { language, name, productName }),
      address: publicUrl + paths.athlete({ id: athlete.id }),
    },
    foot: t.foot(productName, formatsOf(language).date(now())),
    pageNumber: t.page('{page}', '{pages}'),
  }
}

/** What a reader is invited to; a kit goes to strangers, who do not write to who is protected (`minors.contacts`). */
function inviting(
  { protected: isProtected }: Pick<ProfileRecord, 'protected'>,
  { language, name, productName }: Pick<Describing, 'language' | 'productName'> & { name: string },
): Pick<Kit['contact'], 'title' | 'text'> {
  const { contact } = mediaKitPhrases[language]
  const { guarded } = contact
  return isProtected
    ? { title: guarded.title(name), text: guarded.text(productName) }
    : { title: contact.title(name), text: contact.text(name, productName) }
}

type PersonToDraw = Pick<ProfileRecord, 'id' | 'role' | 'name'> &
  Partial<Pick<ProfileRecord, 'sport'>>

/** What the page draws for a person without a picture. */
function figureFor({ id: userId, role, sport = null, name }: PersonToDraw, across: number) {
  return drawnOnPaper({ userId, role, sport, name }, across)
}

function lineOf(athlete: ProfileRecord, language: Language) {
  const { club_name, region, country_code, protected: isProtected } = athlete
  const place = [region, country_code && formatsOf(language).country(country_code)]
    .filter(Boolean)
    .join(', ')
  const club = isProtected ? null : club_name || profilesPhrases[language].independent
  return [club, place].filter(Boolean).join(' · ')
}

function factsOf(athlete: ProfileRecord, language: Language): Kit['facts'] {
  const { facts: t } = profilesPhrases[language]
  const { birth_date, height_cm, weight_kg } = athlete
  const { number, metres } = formatsOf(language)
  const age = birth_date && ageOn(calendarDay(now()), birth_date)
  const known: [string, string | null | false][] = [
    [t.age, age !== null && age !== '' && `${number(age)} ${t.years}`],
    [t.height, height_cm !== null && `${metres(height_cm)} m`],
    [t.weight, weight_kg !== null && `${number(weight_kg)} kg`],
  ]
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function scoreOf({ sportest_score: score }: ProfileRecord, language: Language): Kit['score'] {
  if (score === null) return null
  return { label: sportestNames[language].tests.ATHLETE, value: `${score}/10`, share: score / 10 }
}

function storiesOf(
  { biography, objectives }: ProfileRecord,
  { language, name }: { language: Language; name: string },
): Kit['stories'] {
  const known: [string, string | null][] = [
    [mediaKitPhrases[language].about(name), biography],
    [profilesPhrases[language].goals, objectives],
  ]
  return known.flatMap(([title, text]) => (text ? [{ title, text }] : []))
}

function resultsOf(
  { achievements }: KitFacts,
  { language, productName }: Describing,
): Kit['results'] {
  const t = achievementsPhrases[language]
  const shown = achievements.slice(0, kitLimits.results)
  const left = achievements.length - shown.length
  return {
    title: t.title,
    more: left > 0 ? mediaKitPhrases[language].moreResults(left, productName) : null,
    list: shown.map(({ result, date, competition, competitionLevel, ageGroup, club, evidence }) => {
      const level = t.competition(t.levels[competitionLevel])
      const { clubName } = club.clubCompositeKey
      return {
        place: t.position(result),
        day: formatsOf(language).day(date),
        what: competition ?? level,
        details: [competition && level, ageGroup && t.ages[ageGroup], clubName]
          .filter(Boolean)
          .join(' · '),
        evidence: evidence ? { label: t.evidence, address: evidence } : null,
      }
    }),
  }
}

function supportersOf({ athlete, supporters }: KitFacts, deps: Describing): Kit['supporters'] {
  const { language, productName, publicUrl } = deps
  const { roles } = profilesPhrases[language]
  const left = supporters.total - supporters.list.length
  return {
    title: supportPagePhrases[language].supporters.title,
    more: left > 0 ? mediaKitPhrases[language].moreSupporters(left, productName) : null,
    list: supporters.list.map((badge) => ({
      name: badge.name,
      role: roles[badge.role],
      drawn: badge.badgeUrl.id ? null : figureFor(badge, 120),
      isSquare: badge.role === 'SPONSOR',
      link: badge.hasWebsite
        ? publicUrl + websitePath({ athleteId: athlete.id, supporterId: badge.id, from: 'kit' })
        : null,
    })),
  }
}
