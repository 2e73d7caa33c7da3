import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import type { Profile } from '@podium/contract/profiles'
import { welcomePhrases } from '@podium/phrases/welcome'
import { usePhrases } from '../../shared/language/phrases.ts'
import { profileRead } from '../../shared/profiles/profileRead.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { call } from '../../client/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CheckIcon } from '../../ui/icons/signs.tsx'
import { Lanes } from '../../ui/lanes/Lanes.tsx'
import { type FirstStepName, firstSteps } from './steps.ts'
import { useDeeds } from './useDeeds.ts'
import styles from './Welcome.module.css'

export { readDeeds } from './useDeeds.ts'

interface Props {
  profile: Profile
  /** Makes the page public. */
  publish: { isBusy: boolean; now: () => void }
}

/**
 * The first steps on the owner's page, ticked by what is there. An owner who has done them before
 * never sees them; one who does the last one here is told so.
 */
export default function Welcome({ profile, publish }: Props) {
  const { role, id, own } = profile
  const deeds = useDeeds(role, id)
  const [wasOpen, setWasOpen] = useState(false)
  const { isGone, forget, putAway } = useEnd(profile)
  const steps =
    deeds && firstSteps({ ...profile, hiddenProfile: own?.hiddenProfile ?? true }, deeds)
  const isFinished = steps?.every(({ isDone }) => isDone) ?? false
  if (steps && !isFinished && !wasOpen) setWasOpen(true)
  useEffect(() => {
    if (isFinished) forget()
  }, [isFinished, forget])
  const isOver = isFinished ? !wasOpen : !own?.welcome
  if (isGone || isOver) return null
  if (!steps) return <Skeleton shape="block" height="18rem" />
  if (isFinished) return <Finished onClose={putAway} />
  const next = steps.find(({ isDone }) => !isDone)?.name
  return (
    <Frame profile={profile} done={steps.filter(({ isDone }) => isDone).length} onPutAway={putAway}>
      {steps.map(({ name, isDone }) => (
        <FirstStep key={name} {...{ profile, isDone }} words={wordsOf(name, profile)}>
          <Way {...{ name, profile, publish }} isNext={name === next} />
        </FirstStep>
      ))}
    </Frame>
  )
}

/** Remembers with the account that the steps are over: silently, or with the page following at once. */
function useEnd({ id, role }: Profile) {
  const queryClient = useQueryClient()
  const [isGone, setGone] = useState(false)
  const { mutate } = useMutation({
    mutationFn: async () => {
      const { endWelcome } = await import('@podium/contract/profiles')
      await call(endWelcome)
    },
  })
  const putAway = () => {
    setGone(true)
    mutate(undefined, {
      onSuccess: () => void queryClient.invalidateQueries(profileRead(role, id)),
      // It comes back rather than pretend.
      onError: () => setGone(false),
    })
  }
  return { isGone, forget: mutate, putAway }
}

interface FrameProps {
  profile: Profile
  done: number
  onPutAway: () => void
  children: ReactNode
}

function Frame({ profile: { role, name, own }, done, onPutAway, children }: FrameProps) {
  const t = usePhrases(welcomePhrases)
  return (
    <section className={styles.welcome} aria-labelledby="welcome-title">
      <Lanes lanes={6} className={styles.lanes} />
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 id="welcome-title">{t.title(name)}</h2>
          <p>{t.lead[role][own?.hiddenProfile ? 'hidden' : 'shown']}</p>
          <p className={styles.progress} role="status">
            {t.progress(done)}
          </p>
        </div>
        <Button variant="night" size="small" onClick={onPutAway}>
          {t.putAway}
        </Button>
      </header>
      <ol role="list" className={styles.steps}>
        {children}
      </ol>
    </section>
  )
}

type Words = keyof typeof welcomePhrases.en.steps

/** Owners are not asked for what they gave at sign-up. */
function wordsOf(name: FirstStepName, { role, sport }: Profile): Words {
  // Nobody but athletes is supported.
  if (name === 'publish' && role === 'MANAGER') return 'publishManager'
  return name === 'face' && sport === null ? 'faceAndSport' : name
}

/** Whether the form of the page still asks for something that is not there, and saves nothing without it. */
function lacksRequired({ role, countryCode, website, phone, own }: Profile): boolean {
  const required = [countryCode, own?.fiscalCode, own?.postalCode]
  if (role === 'SPONSOR') required.push(website)
  if (role === 'MANAGER') required.push(phone)
  return required.some((value) => !value)
}

interface FirstStepProps {
  profile: Profile
  words: Words
  isDone: boolean
  children: ReactNode
}

function FirstStep({ profile, words, isDone, children }: FirstStepProps) {
  const t = usePhrases(welcomePhrases)
  const { title, text, ...more } = t.steps[words]
  const needs = 'needs' in more && lacksRequired(profile) && more.needs
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <span className={styles.sign} aria-hidden="true">
        {isDone && <CheckIcon />}
      </span>
      <h3>
        {isDone && <span className="visually-hidden">{t.done} </span>}
        {title}
      </h3>
      {!isDone && <p>{needs ? `${text} ${needs}` : text}</p>}
      {!isDone && children}
    </li>
  )
}

interface WayProps extends Props {
  name: FirstStepName
  isNext: boolean
}

/** Where a step is taken; the next one stands out. */
function Way({ name, profile, isNext, publish }: WayProps) {
  const { role, id } = profile
  const t = usePhrases(welcomePhrases).steps
  const { slug } = usePublicConfig()
  const look = { variant: isNext ? 'primary' : 'night', size: 'small' } as const
  if (name === 'publish') {
    return (
      <Button {...look} busy={publish.isBusy} onClick={publish.now}>
        {t[name].action}
      </Button>
    )
  }
  const athletes = paths.network({ slug, type: 'ATHLETE' })
  const to = {
    face: `${paths.editProfile(role)}#avatar`,
    story: `${paths.editProfile(role)}#achievements`,
    find: athletes,
    credits: paths.credits(),
    support: athletes,
    brand: `${paths.editProfile(role)}#avatar`,
    product: `${paths.manage(role, id)}#shop`,
    talent: athletes,
    person: `${paths.editProfile(role)}#avatar`,
  }[name]
  return (
    <LinkButton {...look} to={to}>
      {t[wordsOf(name, profile)].action}
    </LinkButton>
  )
}

function Finished({ onClose }: { onClose: () => void }) {
  const t = usePhrases(welcomePhrases).finished
  return (
    <section className={classes(styles.welcome, styles.finished)} role="status">
      <Lanes lanes={6} className={styles.lanes} />
      <span className={styles.sign} aria-hidden="true">
        <CheckIcon />
      </span>
      <div className={styles.words}>
        <h2>{t.title}</h2>
        <p>{t.text}</p>
      </div>
      <Button variant="night" size="small" onClick={onClose}>
        {t.close}
      </Button>
    </section>
  )
}
