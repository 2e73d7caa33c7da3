import { textLimits } from '@podium/contract/limits'
import type { MemberRole } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { BirthDateField } from '../../shared/fields/BirthDateField.tsx'
import { ClubField } from '../../shared/fields/ClubField.tsx'
import { SportField } from '../../shared/fields/SportField.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormSection } from './FormSection.tsx'
import { fieldOf, type Edit } from './useEdit.ts'
import styles from './EditForm.module.css'

interface Props {
  role: MemberRole
  edit: Edit
}

interface AboutProps extends Props {
  asAdmin: boolean
  /** Under age: what others do not read until then is said at its fields (`minors.protected`). */
  isProtected: boolean
}

/** Who the owner is: name, sport, body, and the story. */
export function AboutFields({ role, edit, asAdmin, isProtected }: AboutProps) {
  const t = usePhrases(profileEditPhrases).about
  const [person, company] = asAdmin ? [t.adminTitle, t.adminCompany] : [t.title, t.company]
  return (
    <FormSection id="you" title={role === 'SPONSOR' ? company : person}>
      <NameFields role={role} edit={edit} />
      {role === 'ATHLETE' && <SportAndClub edit={edit} isProtected={isProtected} />}
      {role === 'MANAGER' && <OwnSport edit={edit} path="modality" />}
      {role === 'ATHLETE' && <BodyFields edit={edit} isProtected={isProtected} />}
      {role === 'FAN' && <BornField edit={edit} note="onlyYou" />}
      {edit.asksReason && (
        <TextField
          {...fieldOf(edit, 'reason')}
          label={t.reason}
          hint={t.reasonHint}
          maxLength={textLimits.address}
        />
      )}
      <TextField
        {...fieldOf(edit, 'phrase')}
        id="phrase"
        label={t.phrase}
        hint={t.phraseHint}
        maxLength={textLimits.phrase}
      />
      {role === 'SPONSOR' && <LongField edit={edit} field="aboutUs" label={t.aboutUs} />}
      <LongField
        edit={edit}
        field="biography"
        label={role === 'SPONSOR' ? t.companyBiography : t.biography}
      />
      {(role === 'ATHLETE' || role === 'FAN') && (
        <LongField edit={edit} field="objectives" label={t.objectives} hint={t.objectivesHint} />
      )}
    </FormSection>
  )
}

function NameFields({ role, edit }: Props) {
  const t = usePhrases(profileEditPhrases).about
  const isCompany = role === 'SPONSOR'
  return (
    <div className={styles.pair}>
      <TextField
        {...fieldOf(edit, 'name')}
        label={isCompany ? t.companyName : t.name}
        autoComplete={isCompany ? 'organization' : 'given-name'}
        maxLength={textLimits.name}
        required
      />
      {!isCompany && (
        <TextField
          {...fieldOf(edit, 'lastName')}
          label={t.lastName}
          autoComplete="family-name"
          maxLength={textLimits.name}
          required={role !== 'FAN'}
        />
      )}
    </div>
  )
}

const sportPath = 'club.clubCompositeKey.sport'
const clubPath = 'club.clubCompositeKey.clubName'

function SportAndClub({ edit, isProtected }: Pick<AboutProps, 'edit' | 'isProtected'>) {
  const t = usePhrases(profileEditPhrases).about
  const { draft, change } = edit
  return (
    <div className={styles.pair}>
      <OwnSport edit={edit} path={sportPath} />
      <ClubField
        name={clubPath}
        sport={draft.sport as Sport | ''}
        value={draft.clubName}
        onValue={(clubName) => change('clubName', clubName)}
        hint={isProtected ? t.clubKeptBack : t.clubHint}
      />
    </div>
  )
}

function OwnSport({ edit, path }: { edit: Edit; path: string }) {
  const t = usePhrases(profileEditPhrases).about
  const { draft, change } = edit
  const choose = (sport: string) => {
    // A club belongs to its sport.
    if (sport !== draft.sport) change('clubName', '')
    change('sport', sport)
  }
  return (
    <div id="sport">
      <SportField
        name={path}
        texts={{ label: t.sport, search: t.sportSearch, nothingFound: t.nothingFound }}
        value={draft.sport}
        onValue={choose}
      />
    </div>
  )
}

const units = { weight: 'kg', height: 'cm' }

function BodyFields({ edit, isProtected }: Pick<AboutProps, 'edit' | 'isProtected'>) {
  const t = usePhrases(profileEditPhrases).about
  return (
    <div className={styles.body}>
      <BornField edit={edit} note={isProtected ? 'keptBack' : 'ageShown'} />
      {(['weight', 'height'] as const).map((figure) => (
        <TextField
          key={figure}
          {...fieldOf(edit, figure)}
          id={figure}
          label={t[figure]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          after={<span className={styles.unit}>{units[figure]}</span>}
        />
      ))}
    </div>
  )
}

function BornField({ edit, note }: { edit: Edit; note: 'ageShown' | 'keptBack' | 'onlyYou' }) {
  const { draft, change } = edit
  return (
    <BirthDateField
      value={draft.dateOfBirth}
      onValue={(day) => change('dateOfBirth', day)}
      note={note}
    />
  )
}

interface LongFieldProps {
  edit: Edit
  field: 'biography' | 'objectives' | 'aboutUs'
  label: string
  hint?: string
}

function LongField({ edit, field, label, hint }: LongFieldProps) {
  const t = usePhrases(profileEditPhrases).about
  const { number } = useFormats()
  return (
    <TextareaField
      {...fieldOf(edit, field)}
      id={field}
      label={label}
      hint={hint}
      rows={5}
      maxLength={textLimits[field]}
      counter={(length) => t.left(number(textLimits[field] - length))}
      limitReached={t.limitReached}
    />
  )
}
