import { productForm, type ProductForm } from '@podium/contract/products'
import { type Caller, check, type Viewer } from '../../platform/http/index.ts'
import { Refused } from '../../platform/refuse.ts'
import { type FileWorks, receiveForm } from '../files/index.ts'

/**
 * What a sponsor saves: the body where it is JSON, otherwise the form, whose picture is taken in and
 * named by `imageId`. What is wrong with the fields is told before anything is done with the picture.
 */
export async function readForm(
  works: FileWorks,
  caller: Caller<Viewer>,
  body: ProductForm | undefined,
  { needsPicture }: { needsPicture: boolean },
): Promise<ProductForm> {
  if (body) return withPicture(body, needsPicture)
  return receiveForm(works, caller, async ({ info, takeIn }) => {
    const { data, fields } = check(productForm, info ?? {})
    const lacks = needsPicture && !takeIn && data?.imageId === undefined
    const broken = { ...fields, ...(lacks && pictureMissing) }
    if (!data || Object.keys(broken).length > 0) throw new Refused({ fields: broken })
    return takeIn ? { ...data, imageId: await takeIn() } : data
  })
}

const pictureMissing = { file: [{ kind: 'NotBlank' as const }] }

function withPicture(form: ProductForm, needed: boolean): ProductForm {
  if (needed && form.imageId === undefined) throw new Refused({ fields: pictureMissing })
  return form
}
