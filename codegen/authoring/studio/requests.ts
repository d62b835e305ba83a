import type { StudioAnswers } from '../../../manifest/contract/studio.ts'
import { type StudioRequests, studioRequests } from '../../../manifest/schema/studio.ts'
import { applyPage } from './answer/apply-page.ts'
import { propose } from './answer/propose.ts'
import { ask } from './ask.ts'
import { check } from './check.ts'
import { commit } from './commit.ts'
import { compare } from './compare.ts'
import { complete } from './complete/complete.ts'
import { consulta } from './consulta.ts'
import { open, save } from './disk.ts'
import { edit } from './edit.ts'
import { form } from './form/form.ts'
import { icons } from './icons/icons.ts'
import { merge } from './merge/merge.ts'
import { modules } from './modules.ts'
import { outline } from './outline.ts'
import { copy } from './parts/copy-part.ts'
import { create, newForm } from './parts/create-part.ts'
import { references, remove } from './parts/remove-part.ts'
import { rename, renameForm } from './parts/rename-part.ts'
import { transfer, transferForm } from './parts/transfer-entry.ts'
import { type StudioContext, StudioError } from './studio-context.ts'

export { StudioConflict, type StudioContext, StudioError } from './studio-context.ts'

type RequestName = keyof StudioRequests

const handlers: {
  [Name in RequestName]: (
    context: StudioContext,
    body: StudioRequests[Name],
  ) => StudioAnswers[Name] | Promise<StudioAnswers[Name]>
} = {
  open,
  outline,
  check,
  form,
  icons,
  edit,
  'new-form': newForm,
  create,
  copy,
  references,
  remove,
  'rename-form': renameForm,
  rename,
  'transfer-form': transferForm,
  transfer,
  consulta,
  complete,
  modules,
  compare,
  save,
  merge,
  commit,
  ask,
  propose,
  'apply-page': applyPage,
}

const createRequest = (name: RequestName) => (context: StudioContext, body: unknown) => {
  const parsed = studioRequests[name].safeParse(body)
  if (parsed.success) return handlers[name](context, parsed.data as never)
  const path = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new StudioError(`O pedido não tem a forma que o servidor espera${path && `, em ${path}`}`)
}

/**
 * The requests below `/__manifesto/api/`, by name.
 *
 * @throws StudioError if the body has another shape, or cannot be answered.
 */
export const requests: Record<string, ReturnType<typeof createRequest>> = Object.fromEntries(
  (Object.keys(handlers) as RequestName[]).map((name) => [name, createRequest(name)]),
)
