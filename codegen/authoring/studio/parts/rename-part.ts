import type {
  PartField,
  Place,
  StudioAnswers,
  StudioRequests,
  Texts,
  ValueEdit,
} from '../../../../manifest/contract/studio.ts'
import { readPartKind } from '../../../../manifest/contract/studio-parts.ts'
import { readValue } from '../../edit/values/read-tree.ts'
import { renameRoute } from '../../rename/rename-route.ts'
import { applyEdits } from '../edit.ts'
import { buildValidDrafts, type StudioContext } from '../studio-context.ts'
import { changeName, type Renamed } from './change-name.ts'
import { createPartSource } from './create-part.ts'
import { answerDialog, refuseNewErrors } from './field-errors.ts'
import { requirePart } from './find-references.ts'
import { FieldError, suggestionField, textField } from './new-part.ts'

/** `rename-form`: the title, the name and the path of a part, as far as it has them. */
export function renameForm(
  context: StudioContext,
  { drafts, place }: StudioRequests['rename-form'],
): StudioAnswers['rename-form'] {
  return { fields: listRenameFields(context, drafts, place) }
}

/** `rename`: changes the title, the name and the path of a part with all that refers to them. */
export function rename(
  context: StudioContext,
  { drafts, place, values: typed }: StudioRequests['rename'],
): StudioAnswers['rename'] {
  return answerDialog(listRenameFields(context, drafts, place), typed, (values) => {
    return refuseNewErrors(context, drafts, renamePart(context, drafts, place, values))
  })
}

const titleKeys = ['title', 'header', 'question']

const titleLabels: Record<string, string> = { header: 'Cabeçalho', question: 'Pergunta' }

/** Returns the title, the name and the path of a part, as far as it has them. */
function listRenameFields(context: StudioContext, drafts: Texts, place: Place): PartField[] {
  const text = requirePart(context, drafts, place, 'rename')
  const read = (key: string) => readValue(text, [...place.path, key])
  const kind = readPartKind(place)
  if (kind === 'redirect')
    return [
      textField('from', 'De', { value: String(read('from') ?? '') }),
      suggestionField('to', 'Para', createPartSource(context, drafts).names.paths(), {
        value: String(read('to') ?? ''),
      }),
    ]
  const name = (value: unknown, help: string) => textField('name', 'Nome', { value: String(value), help })
  if (kind === 'cast-member')
    return [name(place.path[1], 'A chave: muda também em todos os exemplos que a citam.')]
  const titleKey = titleKeys.find((key) => typeof read(key) === 'string') ?? 'title'
  const title = textField('title', titleLabels[titleKey] ?? 'Título', {
    value: String(read(titleKey) ?? ''),
    isOptional: kind === 'source',
  })
  const path = textField('path', 'Caminho', {
    value: String(read('path') ?? ''),
    help: `${kind === 'family' ? 'O das variantes segue. O' : 'Os links seguem, e o'} caminho antigo redireciona.`,
  })
  switch (kind) {
    case 'source':
      return [
        title,
        name(
          place.path[1],
          'Muda também nos pedidos que a usam. A variável VITE_SOURCES_MODE_<FONTE> segue o nome.',
        ),
      ]
    case 'dossie':
      return [title, name(read('dossie'), 'O nome do arquivo. Nenhuma outra parte o usa.'), path]
    case 'family':
      return [
        title,
        name(
          read('consulta'),
          'O nome do arquivo. Os dossiês seguem; o que os usuários guardaram com o nome antigo, não.',
        ),
        path,
      ]
    case 'route':
      return [title, path]
  }
  return [title]
}

/**
 * Changes the title, the path and the name of a part, each if it differs.
 *
 * @throws FieldError for a value that cannot be used.
 */
function renamePart(
  context: StudioContext,
  drafts: Texts,
  place: Place,
  values: Record<string, string>,
): Renamed {
  const text = requirePart(context, drafts, place, 'rename')
  const fields = listRenameFields(context, drafts, place)
  const isChanged = (name: string) =>
    fields.some((field) => field.name === name && (values[name] ?? '') !== field.value)
  let renamed: Renamed = { texts: {}, place, changes: [], mentions: [] }
  const apply = (step: (drafts: Texts, place: Place) => Renamed) => {
    const next = step({ ...drafts, ...renamed.texts }, renamed.place)
    renamed = {
      texts: { ...renamed.texts, ...next.texts },
      place: next.place,
      changes: [...renamed.changes, ...next.changes],
      mentions: [...renamed.mentions, ...next.mentions],
    }
  }
  if (isChanged('path'))
    apply((current, at) =>
      renamePath(context, current, at, String(readValue(text, [...at.path, 'path'])), values.path ?? ''),
    )
  if (isChanged('title')) apply((current, at) => renameTitle(context, current, at, text, values.title))
  for (const key of ['from', 'to'])
    if (isChanged(key)) apply((current, at) => setKey(context, current, at, key, values[key]))
  if (isChanged('name')) apply((current, at) => changeName(context, current, at, values.name ?? ''))
  return renamed
}

function renamePath(context: StudioContext, drafts: Texts, place: Place, from: string, to: string): Renamed {
  const result = renameRoute(buildValidDrafts(context, drafts).manifest, from, to)
  if ('refusal' in result) throw new FieldError('path', result.refusal)
  const { texts, changes, redirects, unredirected, mentions } = result
  return {
    texts: Object.fromEntries(texts),
    place,
    changes: [
      ...changes.map((change) => `${change.place}: ${change.from} → ${change.to}`),
      ...redirects.map((redirect) => `Redirecionamento de ${redirect.from} para ${redirect.to}`),
      ...unredirected.map((path) => `${path} tem parâmetros e fica sem redirecionamento`),
    ],
    mentions,
  }
}

function renameTitle(
  context: StudioContext,
  drafts: Texts,
  place: Place,
  text: string,
  title: string | undefined,
): Renamed {
  const key = titleKeys.find((one) => typeof readValue(text, [...place.path, one]) === 'string') ?? 'title'
  return setKey(context, drafts, place, key, title)
}

/** Sets a key of a part, or removes it if the field is empty. */
function setKey(
  context: StudioContext,
  drafts: Texts,
  place: Place,
  key: string,
  value: string | undefined,
): Renamed {
  const at = { ...place, path: [...place.path, key] }
  const edit: ValueEdit = value === undefined ? { op: 'remove', place: at } : { op: 'set', place: at, value }
  return { texts: applyEdits(context, drafts, [edit]), place, changes: [], mentions: [] }
}
