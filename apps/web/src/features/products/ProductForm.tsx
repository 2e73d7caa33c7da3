import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productLimits, textLimits } from '@podium/contract/limits'
import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { shellPhrases } from '@podium/phrases/shell'
import { Form } from '../../shared/forms/Form.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { CreditsTextField } from '../../shared/credits/CreditsTextField.tsx'
import { WhatCreditsAre } from '../../shared/credits/WhatCreditsAre.tsx'
import { SellerNeeds } from '../../shared/traders/SellerNeeds.tsx'
import { traderRead } from '../../shared/traders/traderRead.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { ImageField, type ChosenImage } from './ImageField.tsx'
import styles from './ProductForm.module.css'
import { useSaveProduct } from './useSaveProduct.ts'

interface Props {
  /** The product to edit; without one it is a new one. */
  product?: Product
  onClose: () => void
}

/** The form of a product. */
export default function ProductForm({ product, onClose }: Props) {
  const t = usePhrases(productsPhrases).form
  const { cancel } = usePhrases(shellPhrases)
  const [image, setImage] = useState<ChosenImage | null>(null)
  const { form, isBusy, sent, isStale, errorOf } = useSaveProduct({ product, image, onClose })
  const footer = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {cancel}
      </Button>
      <Button type="submit" form="product-form" variant="primary" busy={isBusy}>
        {t.save}
      </Button>
      {isBusy && sent !== null && <Sending share={sent} />}
    </>
  )
  return (
    <Dialog
      title={product ? t.editTitle : t.addTitle}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={footer}
    >
      <Form {...form} id="product-form" className="stacked">
        <Words product={product} />
        <Figures product={product} />
        <ImageField
          given={product?.imagePath.main}
          image={image}
          onImage={setImage}
          required={!product}
          error={errorOf('file')}
        />
        <About product={product} />
        <WhatCreditsAre />
        <Visible product={product} />
        {isStale && (
          <Notice tone="danger" role="alert">
            {t.changedMeanwhile}
          </Notice>
        )}
      </Form>
    </Dialog>
  )
}

/** Whether others see it; not before somebody checked who sells it, which is said with what is missing. */
function Visible({ product }: Pick<Props, 'product'>) {
  const t = usePhrases(productsPhrases)
  const { data: trader } = useQuery(traderRead)
  const [chosen, setChosen] = useState(product?.active)
  const recalled = product?.recalled ?? null
  // What is there already stays there, paused or not.
  const needs = product?.active || recalled !== null ? undefined : trader
  const isKept = needs !== undefined && needs.missing.length > 0
  return (
    <>
      <SwitchField
        name="active"
        label={t.form.active}
        hint={recalled === null ? t.form.activeHint : t.product.recalled(recalled)}
        disabled={recalled !== null || isKept}
        checked={(chosen ?? true) && !isKept}
        onChecked={setChosen}
      />
      <SellerNeeds trader={needs} />
    </>
  )
}

function Sending({ share }: { share: number }) {
  const t = usePhrases(productsPhrases).form
  const text = t.sending(Math.round(share * 100))
  return (
    <div className={styles.sending}>
      <LaneProgress value={share} label={text} />
      <p>{text}</p>
    </div>
  )
}

function Words({ product }: Pick<Props, 'product'>) {
  const t = usePhrases(productsPhrases).form
  const { number } = useFormats()
  return (
    <>
      <TextField
        name="title"
        label={t.title}
        defaultValue={product?.title}
        maxLength={productLimits.title}
        autoComplete="off"
        required
      />
      <TextareaField
        name="description"
        label={t.description}
        defaultValue={product?.description}
        maxLength={textLimits.productDescription}
        counter={(length) => t.left(number(textLimits.productDescription - length))}
        limitReached={t.limitReached}
        required
      />
    </>
  )
}

function Figures({ product }: Pick<Props, 'product'>) {
  const t = usePhrases(productsPhrases).form
  return (
    <div className={styles.pair}>
      <CreditsTextField label={t.credits} hint={t.creditsHint} given={product?.credits} />
      <TextField
        name="stock"
        inputMode="numeric"
        autoComplete="off"
        label={`${t.stock} (${t.optional})`}
        hint={t.stockHint}
        defaultValue={product?.stock ?? ''}
      />
    </div>
  )
}

function About({ product }: Pick<Props, 'product'>) {
  const t = usePhrases(productsPhrases).form
  return (
    <>
      <TextField
        name="maker"
        label={`${t.maker} (${t.optional})`}
        hint={t.makerHint}
        defaultValue={product?.maker}
        maxLength={productLimits.maker}
        autoComplete="off"
      />
      <TextareaField
        name="safety"
        label={`${t.safety} (${t.optional})`}
        hint={t.safetyHint}
        rows={2}
        defaultValue={product?.safety}
        maxLength={productLimits.safety}
      />
    </>
  )
}
