import type { FeedItem } from '@podium/contract/feed'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { PersonCard } from '@podium/contract/people'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { creditsEn, creditsPt } from '@podium/phrases/format'
import { homePhrases } from '@podium/phrases/home'
import { seasonPhrases } from '@podium/phrases/season'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { Pictures } from '../../shared/pictures/Pictures.tsx'
import { timeOfDay } from '../../shared/rendering/nearMoment.ts'
import { Link } from '../../router/index.ts'
import { CalendarIcon, HeartIcon } from '../../ui/icons/signs.tsx'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { PersonPicture } from '../../shared/people/PersonPicture.tsx'
import { Credits } from '../../ui/surfaces/Credits.tsx'
import type { LineGroup } from './groupLines.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './Feed.module.css'

type Of<Kind extends FeedItem['kind']> = Extract<FeedItem, { kind: Kind }>

/** Something new under its day: whose it is, at what time, and the thing itself, which leads to where it stands. */
export function FeedLine({ group }: { group: LineGroup }) {
  const [line] = group
  const { language } = usePreferences()
  const { person, at } = line
  return (
    <li>
      <article className={styles.line} data-kind={line.kind}>
        <header className={styles.head}>
          <PersonPicture person={person} />
          <span>
            <Link to={pageOf(person)} className={styles.name}>
              {personName(person)}
            </Link>{' '}
            <What group={group} />
            <time dateTime={at}>{timeOfDay(language, at)}</time>
          </span>
        </header>
        <Thing group={group} />
      </article>
    </li>
  )
}

function What({ group: [line, ...more] }: { group: LineGroup }) {
  const t = usePhrases(homePhrases).news
  if (line.kind === 'media' && more.length > 0)
    return `${t.texts.media}: ${t.pictures(more.length + 1)}`
  if (line.kind === 'support' && line.subject.extended) return t.extended
  return t.texts[line.kind]
}

function Thing({ group }: { group: LineGroup }) {
  const [line] = group
  switch (line.kind) {
    case 'achievement':
      return <Result line={line} />
    case 'media':
      return <Media lines={group.filter((one) => one.kind === 'media')} />
    case 'product':
      return <Offer line={line} />
    case 'support':
      return <Supported line={line} />
    case 'goal':
      return <Wanted line={line} />
    case 'match':
      return <Doubled line={line} />
    case 'competition':
      return <Ahead lines={group.filter((one) => one.kind === 'competition')} />
    case 'update':
      return <Told line={line} />
  }
}

function Result({ line: { person, subject } }: { line: Of<'achievement'> }) {
  const t = usePhrases(achievementsPhrases)
  const { day } = useFormats()
  const { result, competition, competitionLevel, club } = subject
  const { clubName, sport } = club.clubCompositeKey
  return (
    <Link to={pageOf(person)} className={styles.result} data-podium={result <= 3 || undefined}>
      <span className={styles.position}>
        {t.position(result)} <small>{t.place}</small>
      </span>
      <span className={styles.words}>
        <strong>{competition ?? t.competition(t.levels[competitionLevel])}</strong>
        <small>
          <SportIcon sport={sport} />
          <Facts of={[clubName, day(subject.date)]} />
        </small>
      </span>
    </Link>
  )
}

/** Competitions ahead, the next first; of who is protected the month alone is known. */
function Ahead({ lines }: { lines: Of<'competition'>[] }) {
  const { day } = useFormats()
  const ahead = lines.toSorted((one, other) => one.subject.date.localeCompare(other.subject.date))
  return ahead.map(({ person, subject: { id, name, place, date } }) => (
    <Link key={id} to={pageOf(person)} className={styles.supported}>
      <CalendarIcon />
      <span className={styles.words}>
        <strong>{name}</strong>
        <small>
          <Facts of={[day(date), place]} />
        </small>
      </span>
    </Link>
  ))
}

function Media({ lines }: { lines: Of<'media'>[] }) {
  const [first] = lines
  const caption = lines.length === 1 && first?.subject.caption
  return (
    <>
      {caption && <p className={styles.caption}>{caption}</p>}
      {first && <Pictures owner={first.person} media={lines.map(({ subject }) => subject)} />}
    </>
  )
}

function Told({ line: { person, subject } }: { line: Of<'update'> }) {
  return (
    <>
      <p className={styles.told}>{subject.text}</p>
      {subject.media.length > 0 && <Pictures owner={person} media={subject.media} />}
    </>
  )
}

function Offer({ line: { subject } }: { line: Of<'product'> }) {
  const { number } = useFormats()
  const { language } = usePreferences()
  const credits = language === 'pt' ? creditsPt : creditsEn
  return (
    <Link to={paths.product({ productId: subject.id })} className={styles.offer}>
      <img src={subject.thumbnail} alt="" width="96" height="96" loading="lazy" decoding="async" />
      <span className={styles.words}>
        <strong>{subject.title}</strong>
        <Credits value={number(subject.credits)} label={credits(number(subject.credits))} />
      </span>
    </Link>
  )
}

function Wanted({ line: { person, subject } }: { line: Of<'goal'> }) {
  const t = usePhrases(seasonPhrases).goal
  const { number } = useFormats()
  const { title, purpose, credits } = subject
  const received = subject.received + subject.matched
  const progress = t.progress(number(received), number(credits))
  return (
    <Link to={pageOf(person)} className={styles.goal}>
      <strong>{title}</strong>
      {purpose && <span>{purpose}</span>}
      <LaneProgress
        value={received / credits}
        label={title}
        valueText={progress}
        tone={received >= credits ? 'success' : 'accent'}
      />
      <small>{progress}</small>
    </Link>
  )
}

function Doubled({ line: { subject } }: { line: Of<'match'> }) {
  const t = usePhrases(seasonPhrases).match
  const { number } = useFormats()
  const { athlete, goal, perSupporter, left } = subject
  return (
    <Link to={pageOf(athlete)} className={styles.supported}>
      <HeartIcon />
      <PersonPicture person={athlete} />
      <span className={styles.words}>
        <strong>{personName(athlete)}</strong>
        <small>
          <Facts of={[goal, `${t.most(number(perSupporter))}, ${t.last(number(left))}`]} />
        </small>
      </span>
    </Link>
  )
}

function Supported({ line: { subject } }: { line: Of<'support'> }) {
  const { athlete } = subject
  return (
    <Link to={pageOf(athlete)} className={styles.supported}>
      <HeartIcon />
      <PersonPicture person={athlete} />
      <strong>{personName(athlete)}</strong>
    </Link>
  )
}

function pageOf({ role, id }: PersonCard): string {
  return paths.profile(role, id)
}
