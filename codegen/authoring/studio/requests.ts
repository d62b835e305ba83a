import { applyPage } from './answer/apply-page.ts'
import { propose } from './answer/propose.ts'
import { ask } from './ask.ts'
import { check } from './check.ts'
import { commit } from './commit.ts'
import { compare } from './compare.ts'
import { complete } from './complete.ts'
import { consulta } from './consulta.ts'
import { copy } from './copy.ts'
import { create } from './create.ts'
import { edit } from './edit.ts'
import { form } from './form.ts'
import { icons } from './icons.ts'
import { modules } from './modules.ts'
import { newForm } from './new-form.ts'
import { open } from './open.ts'
import { outline } from './outline.ts'
import { references } from './references.ts'
import { remove } from './remove.ts'
import { rename, renameForm } from './rename.ts'
import { save } from './save.ts'
import type { StudioRequest } from './studio-request.ts'

export { StudioConflict, type StudioContext, StudioError, type StudioRequest } from './studio-request.ts'

/**
 * The requests below `/__manifesto/api/`, by name. `manifest/contract/studio.ts` and
 * `answer-page.ts` declare their bodies and answers.
 */
export const requests: Record<string, StudioRequest> = {
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
  consulta,
  complete,
  modules,
  compare,
  save,
  commit,
  ask,
  propose,
  'apply-page': applyPage,
}
