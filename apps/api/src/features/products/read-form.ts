import { productForm, type ProductForm } from '@podium/contract/products'
import { type Caller, check, type Viewer } from '../../platform/http/index.ts'
import { Refused } from '../../platform/refuse.ts'
import { type FileDeps, receiveForm } from '../files/index.ts'

/**
 * What a sponsor saves: the body where it is JSON, otherwise the form, whose picture is taken in and
 * named by `imageId`. What is wrong with the fields is told before anything is done with the picture.
 */
export async function readForm(
  deps: FileDeps,
  caller: Caller<Viewer>,
  body: ProductForm | undefined,
  { needsPicture }: { needsPicture: boolean },
): Promise<ProductForm> {
  if (body) return withPicture(body, needsPicture)
  return receiveForm(deps, caller, async ({ info, ingest }) => {
    const { data, fields } = check(productForm, info ?? {})
    const lacks = needsPicture && !ingest && data?.imageId === undefined
    const broken = { ...fields, ...(lacks && pictureMissing) }
    if (!data || Object.keys(broken).length > 0) throw new Refused({ fields: broken })
    return ingest ? { ...data, imageId: await ingest() } : data
  })
}

const pictureMissing = { file: [{ kind: 'NotBlank' as const }] }

function withPicture(form: ProductForm, needed: boolean): ProductForm {
  if (needed && form.imageId === undefined) throw new Refused({ fields: pictureMissing })
  return form
}
