import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { paths } from '@podium/contract/paths'
import { Form } from '../../shared/forms/Form.tsx'
import { useNavigate } from '../../router/index.ts'
import { personName } from '@podium/contract/person-name'
import type { MemberRole } from '@podium/contract/roles'
import { identityPhrases } from '@podium/phrases/identity'
import { goOnWithEnter } from '../../shared/forms/goOnWithEnter.ts'
import { isStepping, StepActs, StepLine } from '../../shared/forms/Steps.tsx'
import stepStyles from '../../shared/forms/Steps.module.css'
import { HumanCheck } from '../../shared/human-check/HumanCheck.tsx'
import { NewPasswordFields } from '../../shared/fields/NewPasswordFields.tsx'
import { useNavigationState } from '../../shared/navigation/navigationState.ts'
import { useErrorOf } from '../../ui/fields/fieldErrors.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { EmailField as EmailInput } from '../../shared/fields/EmailField.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { KnownAddress } from './KnownAddress.tsx'
import { PersonFields } from './PersonFields.tsx'
import { ResidenceFields } from './ResidenceFields.tsx'
import { ChosenRole, RoleField } from './RoleField.tsx'
import styles from './SignUpForm.module.css'
import { draftOf, isMemberRoleName, keepSignUpDraft, type SignUpDraft } from './signUpDraft.ts'
import { SignUpPreview } from './SignUpPreview.tsx'
import { useSignUp } from './useSignUp.ts'
import { signUpSteps, useSignUpSteps, type SignUpStep, type SignUpSteps } from './useSignUpSteps.ts'

interface Props {
  /** What an earlier visit of this tab left. */
  given: SignUpDraft
  /** The role chosen before; locked until the visitor goes back to choosing. */
  chosenRole: MemberRole | undefined
  /** Draws a link that opens the terms over the page. */
  termsLink: (text: string) => ReactNode
}

/** The full sign-up form, with a first look at the page it leads to. */
export function SignUpForm({ given, chosenRole, termsLink }: Props) {
  const t = usePhrases(identityPhrases)
  const keptRole = isMemberRoleName(given.userType) ? given.userType : undefined
  const [role, setRole] = useState(chosenRole ?? keptRole)
  const [sport, setSport] = useState(given.modality ?? '')
  const { form, isBusy, isReady, errorOf, refusedAt, holds, human } = useSignUp(role)
  const { returnTo } = useNavigationState()
  const steps = useSignUpSteps(form.ref, holds)
  const { typed, keep } = useDraft(given, form.ref)
  // The device calculates while somebody types: the box is ticked before they come to it.
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    // A role chosen before the page's script ran.
    const chosen = form.ref.current?.querySelector<HTMLInputElement>('[name=userType]:checked')
    if (isMemberRoleName(chosen?.value)) setRole(chosen.value)
  }, [form.ref])
  useKeptOnceShown(keep, `${role} ${sport}`)
  const changed = (event: FormEvent<HTMLFormElement>) => {
    form.onChange(event)
    setTouched(true)
    keep()
  }
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    if (steps.isLast || !isStepping()) return form.onSubmit(event)
    event.preventDefault()
    void steps.next()
  }
  // What is chosen from a list is no keystroke of the form.
  const left = (event: FocusEvent<HTMLFormElement>) => {
    form.onBlur(event)
    keep()
  }
  return (
    <div className={styles.columns}>
      <Form
        {...form}
        onSubmit={submitted}
        onChange={changed}
        onBlur={left}
        onKeyDown={(event) => goOnWithEnter(event, steps.shown())}
        className={styles.form}
        data-at={signUpSteps[steps.at]}
        acts={<Acts {...{ steps, isBusy, isReady }} />}
      >
        <StepLine
          at={steps.at}
          of={signUpSteps.length}
          done={steps.at + 1}
          label={t.registration.title}
          words={t.registration.step}
        />
        <Stage of="WHO" at={steps.at}>
          <Role role={role} isLocked={chosenRole !== undefined} onRole={setRole} />
          <FormSection title={role === 'SPONSOR' ? t.registration.company : t.registration.you}>
            <PersonFields {...{ role, given, sport, onSport: setSport }} />
          </FormSection>
        </Stage>
        <Stage of="ACCOUNT" at={steps.at}>
          <FormSection title={t.registration.account}>
            <EmailField
              role={role}
              given={given}
              error={
                refusedAt('email') === 'emailInUse' && (
                  <KnownAddress email={typed.email?.trim() ?? ''} returnTo={returnTo}>
                    {errorOf('email')}
                  </KnownAddress>
                )
              }
            />
            <NewPasswordFields name="password" label={t.fields.password} />
          </FormSection>
          <Place {...{ role, given }} />
          <HumanCheck
            key={human.round}
            startsAtOnce={human.round > 0 || isTouched}
            onWork={human.onWork}
            error={errorOf('captcha', t.humanCheck.missing)}
          />
          <Terms link={termsLink} error={errorOf('terms', t.registration.accept)} />
        </Stage>
      </Form>
      <SignUpPreview role={role} sport={sport} name={personName(typed)} />
    </div>
  )
}

/** Choices are no keystrokes: they are kept once the form shows them, but not what it started with. */
function useKeptOnceShown(keep: () => void, choices: string): void {
  const started = useRef(choices)
  useEffect(() => {
    if (started.current === choices) return
    started.current = choices
    keep()
  }, [keep, choices])
}

/** Keeps what is typed for a reload of this tab, and tells it to the preview. */
function useDraft(given: SignUpDraft, form: { current: HTMLFormElement | null }) {
  const [typed, setTyped] = useState(given)
  const [keep] = useState(() => () => {
    if (!form.current) return
    const draft = draftOf(Object.fromEntries(new FormData(form.current)))
    setTyped(draft)
    keepSignUpDraft(draft)
  })
  return { typed, keep }
}

interface RoleProps {
  role: MemberRole | undefined
  isLocked: boolean
  onRole: (role: MemberRole | undefined) => void
}

function Role({ role, isLocked, onRole }: RoleProps) {
  const errorOf = useErrorOf()
  const t = usePhrases(identityPhrases)
  const navigate = useNavigate()
  const state = useNavigationState()
  if (!isLocked || !role)
    return (
      <RoleField
        role={role}
        onRole={onRole}
        error={errorOf('userType', t.registration.chooseRole)}
      />
    )
  const chooseAnother = () => {
    const { role: _chosen, ...handedOn } = state
    navigate(paths.signUp(), { replace: true, state: handedOn, preventScrollReset: true })
  }
  return <ChosenRole role={role} onChange={chooseAnother} />
}

/** A part that a phone shows alone. */
function Stage({ of, at, children }: { of: SignUpStep; at: number; children: ReactNode }) {
  return (
    <div
      className={styles.stage}
      data-stage={of}
      data-current={signUpSteps[at] === of}
      tabIndex={-1}
    >
      {children}
    </div>
  )
}

interface ActsProps {
  steps: SignUpSteps
  isBusy: boolean
  isReady: boolean
}

/** Both going on and creating the account submit; which of them is on the screen is a matter of its width. */
function Acts({ steps, isBusy, isReady }: ActsProps) {
  const t = usePhrases(identityPhrases).registration
  const look = { variant: 'primary', size: 'large' } as const
  return (
    <StepActs isLast={steps.isLast} back={t.back} onBack={steps.at > 0 && steps.back}>
      <Button type="submit" {...look} className={stepStyles.next} disabled={!isReady}>
        {t.next}
      </Button>
      <Button
        type="submit"
        {...look}
        className={classes(stepStyles.submit, styles.submit)}
        busy={isBusy}
        disabled={!isReady}
      >
        {t.submit}
      </Button>
    </StepActs>
  )
}

function FormSection(props: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.partTitle}>{props.title}</legend>
      {props.lead && <p className="quiet">{props.lead}</p>}
      {props.children}
    </fieldset>
  )
}

/** Where somebody is, which can wait: on a phone it opens once they want, or need, to say it now. */
function Place({ role, given }: Pick<EmailFieldProps, 'role' | 'given'>) {
  const t = usePhrases(identityPhrases).registration
  const countryError = useErrorOf()('countryCode', { NotBlank: t.countryForAge })
  const isSaid = [given.fiscalCode, given.postalCode, given.address].some(Boolean)
  const [isOpen, setOpen] = useState(isSaid)
  return (
    <div className={styles.place} data-open={isOpen || countryError !== undefined}>
      <Button className={classes(styles.whereNow)} variant="quiet" onClick={() => setOpen(true)}>
        {t.whereNow}
      </Button>
      <div className={styles.where}>
        <FormSection title={t.where} lead={role === 'MANAGER' ? t.whereLeadManager : t.whereLead}>
          <ResidenceFields {...{ given, countryError }} />
        </FormSection>
      </div>
    </div>
  )
}

interface EmailFieldProps {
  role: MemberRole | undefined
  given: SignUpDraft
  error: ReactNode
}

function EmailField({ role, given, error }: EmailFieldProps) {
  const t = usePhrases(identityPhrases).fields
  const isCompany = role === 'SPONSOR'
  return (
    <EmailInput
      label={isCompany ? t.companyEmail : t.email}
      hint={isCompany && t.companyEmailHint}
      defaultValue={given.email}
      required
      error={error}
    />
  )
}

function Terms({ link, error }: { link: Props['termsLink']; error: string | undefined }) {
  const { before, link: text, after } = usePhrases(identityPhrases).registration.terms
  const label = (
    <>
      {before}
      {link(text)}
      {after}
    </>
  )
  return <CheckboxField name="terms" label={label} required error={error} />
}
