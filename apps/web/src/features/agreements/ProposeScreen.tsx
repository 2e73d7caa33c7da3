import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Agreement } from '@podium/contract/agreements'
import { agreementLimits } from '@podium/contract/limits'
import { type Language, languages, languageTable } from '@podium/contract/locale'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { shellPhrases } from '@podium/phrases/shell'
import { isMissing, Refusal, useSession } from '../../client/index.ts'
import { Link, useLocation, useRouter } from '../../router/index.ts'
import { Form } from '../../shared/forms/Form.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { LeftToOthers } from '../../shared/guardian/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { useLeaveGuard } from '../../shared/navigation/index.ts'
import { type ChosenPerson, Person, PersonSearch } from '../../shared/people/PersonSearch.tsx'
import { profileRead } from '../../shared/profiles/profileRead.ts'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { Submit } from '../../shared/forms/Submit.tsx'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { Segments } from '../../ui/actions/Segments.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import styles from './agreements.module.css'
import { bodyOf, type Draft, isSame, templateIn } from './draft.ts'
import { DraftFields } from './DraftFields.tsx'
import { LeaveQuestion } from '../../shared/dialogs/LeaveQuestion.tsx'
import { partnerIn } from './queries.ts'
import { useShowAgreement } from './useAgreementAct.ts'

/** Proposes an agreement to whom the address names, or to whom one finds here; begun with a template. */
export function ProposeScreen() {
  const t = usePhrases(agreementsPhrases).form
  const { user } = useSession()
  if (!user?.protected) return <ProposeForm />
  return (
    <Page width="text">
      <PageTitle>{t.title}</PageTitle>
      <LeftToOthers what="agree" />
    </Page>
  )
}

function ProposeForm() {
  const t = usePhrases(agreementsPhrases).form
  const partner = usePartner()
  const template = useTemplate()
  const { draft, setDraft } = template
  const guard = useLeaveGuard(!template.isUntouched)
  const [waiting, setWaiting] = useState<Agreement | null>(null)
  const { navigate, here } = useRouter()
  const { pathname } = useLocation()
  const show = useShowAgreement()
  const keyFor = useIdempotencyKey('propose-agreement')
  const body = { ...bodyOf(draft), userId: partner.person?.id as number }
  const { form, errorOf } = useContractForm({
    route: () =>
      import('@podium/contract/agreements').then((contract) => contract.proposeAgreement),
    input: () => ({ body }),
    keyFor,
    done: t.proposed(personName(partner.person ?? {})),
    onDone: async (reply) => {
      guard.release()
      await show(reply)
      // Who has left meanwhile is where they are.
      if (here().pathname !== pathname) return
      navigate(paths.agreement({ id: reply.id }), { replace: true })
    },
    onError: (error) => {
      const found = error instanceof Refusal && error.has('duplicatePending') && error.current
      if (found) setWaiting(found as Agreement)
      return Boolean(found)
    },
  })
  return (
    <Page width="text">
      <PageTitle lead={t.lead}>{t.title}</PageTitle>
      <Form
        {...form}
        className={styles.form}
        acts={
          <div className={styles.acts}>
            <Submit>{t.send}</Submit>
            <LinkButton to={paths.agreements()}>{t.cancel}</LinkButton>
          </div>
        }
      >
        <PartnerField partner={partner} error={errorOf('userId', t.whoNeeded)} />
        <Segments
          label={t.template}
          value={template.language}
          onValue={template.chooseLanguage}
          choices={languages.map((value) => ({
            value,
            label: languageTable[value].name,
            lang: value,
          }))}
        />
        <TextField
          name="title"
          label={t.name}
          autoComplete="off"
          maxLength={agreementLimits.title}
          value={draft.title}
          onChange={({ currentTarget }) => setDraft({ ...draft, title: currentTarget.value })}
          required
        />
        <DraftFields draft={draft} onDraft={setDraft} language={template.language} />
        {waiting && (
          <Notice role="alert">
            <p>
              {t.waiting} <Link to={paths.agreement({ id: waiting.id })}>{t.openWaiting}</Link>
            </p>
          </Notice>
        )}
      </Form>
      <LeaveQuestion guard={guard} texts={t.leave} />
    </Page>
  )
}

/** The draft, begun with the template of a language; another language takes the place of what is untouched. */
function useTemplate() {
  const { language: own } = usePreferences()
  const [language, setLanguage] = useState<Language>(own)
  const [start, setStart] = useState<Draft>(() => templateIn(own))
  const [draft, setDraft] = useState(start)
  const isUntouched = isSame(draft, start)
  const chooseLanguage = (chosen: Language) => {
    setLanguage(chosen)
    // What was written stays: only the rest is offered in the other language.
    if (!isUntouched) return
    const fresh = templateIn(chosen)
    setStart(fresh)
    setDraft(fresh)
  }
  return { draft, setDraft, isUntouched, language, chooseLanguage }
}

interface Partner {
  person: ChosenPerson | null
  /** Whom the address names is not there any more. */
  isGone: boolean
  /** What could not be read of whom the address names is read again. */
  unread: { isFetching: boolean; refetch: () => unknown } | null
  choose: (person: ChosenPerson | null) => void
}

/** The other side: as the address says, until another member is chosen. */
function usePartner(): Partner {
  const { search } = useLocation()
  const asked = partnerIn(search)
  const [chosen, choose] = useState<ChosenPerson | null>()
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...profileRead(asked?.role ?? 'ATHLETE', asked?.id ?? 0),
    enabled: asked !== null && chosen === undefined,
  })
  const named = asked && data ? data : null
  const hasFailed = chosen === undefined && isError
  const isGone = hasFailed && isMissing(error)
  return {
    person: chosen === undefined ? named : chosen,
    isGone,
    unread: hasFailed && !isGone && !data ? { isFetching, refetch } : null,
    choose,
  }
}

function PartnerField({ partner, error }: { partner: Partner; error: string | undefined }) {
  const t = usePhrases(agreementsPhrases).form
  const { couldNotLoad } = usePhrases(shellPhrases)
  const { user } = useSession()
  const { person, isGone, unread, choose } = partner
  const isAthlete = user?.role === 'ATHLETE'
  const texts = { ...t, searchHint: t.searchHint[isAthlete ? 'ATHLETE' : 'SUPPORTER'] }
  return (
    <fieldset className={styles.list}>
      <legend>{t.to}</legend>
      {unread && <ReadFailed message={couldNotLoad} {...unread} />}
      {person ? (
        <p className={styles.partner}>
          <Person person={person} />
          <Button size="small" onClick={() => choose(null)}>
            {t.somebodyElse}
          </Button>
        </p>
      ) : (
        <PersonSearch
          texts={texts}
          roles={isAthlete ? ['SPONSOR', 'MANAGER'] : ['ATHLETE']}
          except={user ? [user.id] : []}
          hideLabel
          onChoose={choose}
        />
      )}
      <div role="alert">
        <FieldError id="agreement-partner">
          {isGone ? t.gone : person ? undefined : error}
        </FieldError>
      </div>
    </fieldset>
  )
}
