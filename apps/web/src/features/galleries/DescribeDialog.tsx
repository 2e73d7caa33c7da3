import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Media } from '@podium/contract/galleries'
import { textLimits } from '@podium/contract/limits'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { useSession } from '../../client/index.ts'
import { DecisionFields } from '../../shared/decisions/DecisionFields.tsx'
import { missingIn, saidIn } from '../../shared/decisions/decisionInput.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import styles from './DescribeDialog.module.css'
import { galleryRead, type GalleryOwner } from './queries.ts'

interface Props {
  owner: GalleryOwner
  item: Media
  onClose: () => void
}

/** Caption and alternative text of an item. */
export function DescribeDialog({ owner, item, onClose }: Props) {
  const t = usePhrases(galleriesPhrases).description
  const queryClient = useQueryClient()
  const byAdmin = useSession().user?.role === 'ADMIN'
  // The form sends the texts that were touched: another window may have changed the other one.
  const [opened] = useState(item)
  const { form } = useContractForm({
    route: () =>
      import('@podium/contract/galleries').then(({ galleryOf }) => galleryOf[owner.role].describe),
    input: ({ caption = '', altText = '', ...typed }) => ({
      params: { mediaId: item.id },
      body: {
        ...(caption !== (opened.caption ?? '') && { caption }),
        ...(altText !== (opened.altText ?? '') && { altText }),
        ...(byAdmin && saidIn(typed)),
      },
    }),
    ...(byAdmin && { check: missingIn }),
    done: t.saved,
    onDone: async () => {
      await queryClient.invalidateQueries(galleryRead(owner))
      onClose()
    },
  })
  return (
    <FormDialog title={t.title} form={form} submit={t.save} onClose={onClose}>
      {/* On a phone the dialog hides what it asks about. */}
      {item.thumbnail && <img src={item.thumbnail} alt="" className={styles.picture} />}
      {(['caption', 'altText'] as const).map((name) => (
        <TextareaField
          key={name}
          name={name}
          label={t[name]}
          hint={t[`${name}Hint`]}
          rows={2}
          maxLength={textLimits[name]}
          counter={(length) => t.left(textLimits[name] - length)}
          limitReached={t.limitReached}
          defaultValue={opened[name] ?? ''}
        />
      ))}
      {byAdmin && <DecisionFields />}
    </FormDialog>
  )
}
