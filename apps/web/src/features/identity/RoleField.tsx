import { memberRoles, type MemberRole } from '@podium/contract/roles'
import { identityPhrases } from '@podium/phrases/identity'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { RoleIcon } from '../../ui/icons/RoleIcon.tsx'
import styles from './RoleField.module.css'

interface Props {
  role: MemberRole | undefined
  onRole: (role: MemberRole) => void
  error: string | undefined
}

/** In which role a visitor joins: the four to choose from. */
export function RoleField({ role, onRole, error }: Props) {
  const t = usePhrases(identityPhrases).registration
  return (
    <ChoiceField
      name="userType"
      label={t.userType}
      required
      error={error}
      value={role}
      onValue={onRole}
      choices={memberRoles.map((value) => ({
        value,
        label: t.roles[value].name,
        hint: t.roles[value].hint,
        icon: <RoleIcon role={value} />,
      }))}
    />
  )
}

/** The role that was chosen before the form opened, with a way back to choosing. */
export function ChosenRole({ role, onChange }: { role: MemberRole; onChange: () => void }) {
  const t = usePhrases(identityPhrases).registration
  return (
    <div className={styles.chosen}>
      <RoleIcon role={role} size="2rem" />
      <p className={styles.words}>
        <span className="quiet">{t.joiningAs}</span>
        <strong className={styles.name}>{t.roles[role].name}</strong>
      </p>
      <Button size="small" onClick={onChange}>
        {t.chooseAnother}
      </Button>
      <input type="hidden" name="userType" value={role} />
    </div>
  )
}
