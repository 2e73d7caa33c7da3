import { textLimits } from '@podium/contract/limits'
import { identityPhrases } from '@podium/phrases/identity'
import { TextField } from '../../ui/fields/TextField.tsx'
import { usePhrases } from '../language/phrases.ts'

interface Props {
  /** A company has no last name. */
  isCompany: boolean
  given?: { name?: string | undefined; lastName?: string | undefined }
  /** Whether somebody must say their last name too. */
  needsLast: boolean
}

/** What somebody new is called. */
export function NameFields({ isCompany, given, needsLast }: Props) {
  const t = usePhrases(identityPhrases).registration
  return (
    <>
      <TextField
        name="name"
        label={isCompany ? t.companyName : t.name}
        autoComplete={isCompany ? 'organization' : 'given-name'}
        maxLength={textLimits.name}
        defaultValue={given?.name}
        required
      />
      {!isCompany && (
        <TextField
          name="lastName"
          label={t.lastName}
          autoComplete="family-name"
          maxLength={textLimits.name}
          defaultValue={given?.lastName}
          required={needsLast}
        />
      )}
    </>
  )
}
