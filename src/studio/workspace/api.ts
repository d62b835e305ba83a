import type {
  ApplyPageAnswer,
  ApplyPageRequest,
  ProposeAnswer,
  ProposeRequest,
} from '@manifest/contract/answer-page.ts'
import {
  type AskAnswer,
  type AskRequest,
  type CheckAnswer,
  type CheckRequest,
  type CommitAnswer,
  type CommitRequest,
  type CompareAnswer,
  type CompareRequest,
  type CompleteAnswer,
  type CompleteRequest,
  type ConsultaAnswer,
  type ConsultaRequest,
  type CopyAnswer,
  type CopyRequest,
  type CreateRequest,
  type EditAnswer,
  type EditRequest,
  type FieldsAnswer,
  type FormAnswer,
  type FormRequest,
  type IconsAnswer,
  type IconsRequest,
  type ModulesAnswer,
  type ModulesRequest,
  type NewFormRequest,
  type OpenAnswer,
  type OutlineAnswer,
  type OutlineRequest,
  type PartAnswer,
  type ReferencesAnswer,
  type ReferencesRequest,
  type RemoveAnswer,
  type RemoveRequest,
  type RenameAnswer,
  type RenameFormRequest,
  type RenameRequest,
  type SaveAnswer,
  type SaveConflict,
  type SaveRequest,
  type StudioProblem,
  studioApi,
  studioTokenHeader,
  studioTokenMeta,
} from '@manifest/contract/studio.ts'

/** The requests by name, each with its body and its answer. */
type Requests = {
  open: [Record<string, never>, OpenAnswer]
  check: [CheckRequest, CheckAnswer]
  outline: [OutlineRequest, OutlineAnswer]
  form: [FormRequest, FormAnswer]
  edit: [EditRequest, EditAnswer]
  'new-form': [NewFormRequest, FieldsAnswer]
  create: [CreateRequest, PartAnswer]
  copy: [CopyRequest, CopyAnswer]
  references: [ReferencesRequest, ReferencesAnswer]
  remove: [RemoveRequest, RemoveAnswer]
  'rename-form': [RenameFormRequest, FieldsAnswer]
  rename: [RenameRequest, RenameAnswer]
  complete: [CompleteRequest, CompleteAnswer]
  consulta: [ConsultaRequest, ConsultaAnswer]
  modules: [ModulesRequest, ModulesAnswer]
  compare: [CompareRequest, CompareAnswer]
  save: [SaveRequest, SaveAnswer]
  commit: [CommitRequest, CommitAnswer]
  icons: [IconsRequest, IconsAnswer]
  ask: [AskRequest, AskAnswer]
  propose: [ProposeRequest, ProposeAnswer]
  'apply-page': [ApplyPageRequest, ApplyPageAnswer]
}

/** The server refused or failed. The message is in Portuguese. */
export class RequestError extends Error {}

/** The disk changed since the drafts were begun. Nothing was written. */
export class ConflictError extends Error {
  readonly conflicts: SaveConflict['conflicts']

  constructor({ conflicts }: SaveConflict) {
    super('conflict')
    this.conflicts = conflicts
  }
}

const readToken = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${studioTokenMeta}"]`)?.content ?? ''

/**
 * Sends a request to the development server.
 *
 * @throws RequestError, or ConflictError if `save` finds other texts on the disk.
 */
export async function sendRequest<Name extends keyof Requests>(
  name: Name,
  body: Requests[Name][0],
  signal?: AbortSignal,
): Promise<Requests[Name][1]> {
  const response = await fetch(studioApi + name, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [studioTokenHeader]: readToken() },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new RequestError('O servidor de desenvolvimento não respondeu.')
  })
  const answer: unknown = await response.json().catch(() => {
    throw new RequestError('O servidor de desenvolvimento respondeu algo que não é JSON.')
  })
  if (response.ok) return answer as Requests[Name][1]
  if (response.status === 409) throw new ConflictError(answer as SaveConflict)
  throw new RequestError((answer as StudioProblem).problem)
}
